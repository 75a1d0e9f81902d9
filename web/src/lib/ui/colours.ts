/** Lets a game colour its seats its own way (in its folder's seats.css); returns what takes that back. */
export function wearColours(game: string | undefined): () => void {
  const { dataset } = document.documentElement;
  if (game) dataset.game = game;
  return () => delete dataset.game;
}
