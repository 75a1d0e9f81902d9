/** What a screen reader says about places on the map. */
import { connectionAt } from './atlas';
import type { CityScene, ConnectionScene, FieldScene } from './scene';
import { isBare } from '../parts/plan';
import { ownPlayer, type Table } from '../view';
import { cardTitle, cityName, effect, label, list, ownText, playerName } from '../words';

function join(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('; ');
}

export function cityLabel(table: Table, { city, action, state }: CityScene): string {
  const { texts, view } = table;
  const spies = view.players.filter((player) => player.spy === city.id && player.seat !== table.seat);
  const wanted = ownPlayer(table)?.open.filter((mission) => isBare(mission, city.id)) ?? [];
  return join([
    cityName(texts, city.id),
    state === 'spy' && ownText(table, 'ui-city-here'),
    state !== 'spy' && ownPlayer(table)?.network.includes(city.id) && ownText(table, 'ui-city-network'),
    spies.length > 0 &&
      texts.say('ui-city-spies', {
        players: list(
          texts,
          spies.map((p) => playerName(table, p.seat)),
        ),
      }),
    wanted.length > 0 &&
      texts.say('ui-city-wanted', {
        missions: list(
          texts,
          wanted.map((m) => cardTitle(texts, m)),
        ),
      }),
    action && label(table, action),
    action && effect(table, action),
  ]);
}

export function connectionLabel(table: Table, target: ConnectionScene): string {
  const { texts, view } = table;
  const owners = view.players.filter(({ seat }) =>
    connectionAt(target.connection.id).fields.some((field) => (view.fields[field.id]?.[seat] ?? 0) > 0),
  );
  return join([
    texts.say('ui-connection', { connection: texts.name('connection', target.connection.id) }),
    target.action && label(table, target.action),
    target.price !== null && texts.say('ui-connection-price', { count: target.price, sum: target.prices.join(' + ') }),
    target.short > 0 && texts.say('ui-connection-short', { count: target.short }),
    owners.length > 0 &&
      texts.say('ui-connection-owners', {
        players: list(
          texts,
          owners.map((p) => playerName(table, p.seat)),
        ),
      }),
  ]);
}

export function fieldLabel(table: Table, { field, owners, state, holds }: FieldScene): string {
  const { texts } = table;
  const seat = ownPlayer(table)?.seat;
  const count = owners.find((owner) => owner.seat === seat)?.count ?? 0;
  const named = holds.map((id) => texts.name('field', id));
  return join([
    texts.say('ui-field-own', { field: texts.name('field', field.id), count }),
    state === 'marked' && texts.say('ui-field-marked'),
    state === 'kept' && named.length > 0 && texts.say('ui-field-keeps', { fields: list(texts, named) }),
  ]);
}
