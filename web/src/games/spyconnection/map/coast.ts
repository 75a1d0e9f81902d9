import coast from '../data/coast.json';

function line(flat: readonly number[], close: boolean): string {
  let path = `M${flat[0]} ${flat[1]}`;
  for (let i = 2; i < flat.length; i += 2) path += `L${flat[i]} ${flat[i + 1]}`;
  return close ? `${path}Z` : path;
}

export const LAND = coast.land.map((ring) => line(ring, true)).join('');
export const DEGREE_NET = coast.net.map((meridian) => line(meridian, false)).join('');
