/** The table as headings and lists: for screen readers, for the keyboard and for tests. */
import type { Line, Section, Texts } from '$lib/game';
import { occasions } from './parts/history';
import { AGENTS, ballList, BUILDS, WORDS, type Page, type Table } from './view';
import { neighbours, SPACES } from './map/atlas';
import {
  cardNames,
  codeOf,
  effect,
  figureName,
  holderName,
  label,
  list,
  missionText,
  playerName,
  prompt,
  spaceLabel,
  standing,
} from './words';

export function model(table: Table): Section[] {
  const { texts, view } = table;
  const sections: Section[] = [{ heading: texts.say('ui-model-turn'), lines: turnLines(table) }];
  if (table.legal.length > 0) {
    sections.push({
      heading: texts.say('ui-model-actions'),
      lines: table.legal.map((action) => ({
        text: [label(table, action), effect(table, action)].filter(Boolean).join(': '),
        action,
      })),
    });
  }
  if (view.own) sections.push({ heading: texts.say('ui-papers'), lines: ownLines(table) });
  sections.push({ heading: texts.say('ui-model-figures'), lines: figureLines(table) });
  if (view.steps) sections.push({ heading: texts.say('ui-model-far'), lines: farLines(table) });
  sections.push({ heading: texts.say('term-mission-list'), lines: passportLines(table) });
  if (view.notebook && view.notebook_mode !== 'manual') {
    sections.push({
      heading: texts.say('term-notebook'),
      lines: view.notebook.pages.flatMap((p) => pageLines(table, p)),
    });
    sections.push({ heading: texts.say('ui-looks'), lines: lookLines(table) });
  }
  sections.push({ heading: texts.say('ui-model-map'), lines: mapLines(table) });
  return sections;
}

function turnLines(table: Table): Line[] {
  const { view, texts } = table;
  const lines: Line[] = [{ text: prompt(table).text }];
  const left = ballList(view.balls.left).map((ball) => texts.name('ball', ball));
  if (left.length > 0) lines.push({ text: `${texts.say('term-balls')}: ${list(texts, left)}` });
  const bag = ballList(view.balls.in_all).map((ball) => texts.name('ball', ball));
  lines.push({ text: texts.say('ui-model-bag', { balls: bag.join(', ') }) });
  const question = view.question;
  if (question?.cards) lines.push({ text: cardNames(texts, question.left ?? question.cards) });
  return lines;
}

function ownLines(table: Table): Line[] {
  const { texts, view } = table;
  const own = view.own!;
  if (own.identity === null) return [{ text: texts.say('ui-sealed') }];
  const lines = [
    texts.name('identity', own.identity),
    `${texts.say('term-true-figure')}: ${texts.name('build', own.build)}`,
    `${texts.say('term-code-word')}: ${texts.name('word', own.word)}`,
    ...exitLines(texts, 'ui-escape', view.notebook?.own_escape ?? own.escape),
    ...exitLines(texts, 'ui-escape-enemy', view.notebook?.enemy_escape ?? []),
    ...(view.notebook?.own_missions ?? []).map((line) => `${codeOf(texts, line)}: ${missionText(texts, line)}`),
  ];
  return lines.map((text) => ({ text }));
}

function exitLines(texts: Texts, label: string, places: readonly string[]): string[] {
  return places.map((place) => `${texts.say(label)}: ${texts.name('space', place)}`);
}

/** What stands in everybody's passport. */
function passportLines(table: Table): Line[] {
  const { texts, view } = table;
  const lines = view.passport.missions.map(
    (line) => `${texts.name('team', line.team)}, ${codeOf(texts, line)}: ${missionText(texts, line)}`,
  );
  const exits = view.seats < 4 ? AGENTS : [];
  return [
    ...lines,
    ...exits.map((agent) => {
      const places = view.passport.escape[agent].map((place) => texts.name('space', place));
      return `${texts.name('identity', agent)}, ${texts.say('ui-escape-mark')}: ${places.join(', ')}`;
    }),
  ].map((text) => ({ text }));
}

function figureLines(table: Table): Line[] {
  const { texts, view } = table;
  const lines = view.players.map((player) => {
    const figures = BUILDS.filter((build) => player.figures[build] !== null).map(
      (build) => `${texts.name('build', build)}: ${texts.name('space', player.figures[build])}`,
    );
    const colour = player.colour === null ? '' : ` (${texts.name('colour', player.colour)})`;
    return { text: `${playerName(table, player.seat)}${colour}: ${figures.join('; ')}` };
  });
  return [...lines, { text: `${texts.say('term-ambassador')}: ${texts.name('space', view.ambassador)}` }];
}

/** Streets and canals from a space. */
function ways(table: Table, space: string): string[] {
  const { texts } = table;
  return (['land', 'water'] as const).flatMap((kind) => {
    const ends = neighbours(space, kind).map((end) => texts.name('space', end));
    return ends.length === 0 ? [] : [texts.say(`ui-model-by-${kind}`, { spaces: list(texts, ends) })];
  });
}

/** Where each own figure can go from where it stands, and how far everything of interest is. */
function farLines(table: Table): Line[] {
  const { texts, view } = table;
  const own = view.players[table.seat ?? 0]!;
  return BUILDS.flatMap((build) => {
    const space = own.figures[build];
    const steps = view.steps?.[build];
    if (!space || !steps) return [];
    const figure = texts.name('build', build);
    const spent = own.spent.includes(build) ? [texts.say('ui-model-spent')] : [];
    const ends = Object.entries(steps).map(([end, count]) => `${endName(table, end)} ${count}`);
    return [
      { text: [`${figure}, ${texts.name('space', space)}`, ...spent, ...ways(table, space)].join('; ') },
      { text: texts.say('ui-model-steps', { figure, ends: ends.join('; ') }) },
    ];
  });
}

/** A numbered place by its name, other spaces by who stands there. */
function endName(table: Table, space: string): string {
  const here = standing(table, space)
    .filter(({ seat }) => seat !== table.seat)
    .map(({ seat, build }) => figureName(table, seat, build));
  const name = table.texts.name('space', space);
  return space.startsWith('N') || here.length === 0 ? [name, ...here].join(', ') : here.join(', ');
}

function mapLines(table: Table): Line[] {
  return [...SPACES.keys()].map((space) => ({ text: [spaceLabel(table, space), ...ways(table, space)].join('; ') }));
}

function pageLines(table: Table, page: Page): Line[] {
  const { texts } = table;
  if (!page.identity || !page.build || !page.word) return [];
  const share = (domain: string, counts: Record<string, number>, codes: readonly string[]): string =>
    codes
      .filter((code) => (counts[code] ?? 0) > 0)
      .map((code) => `${texts.name(domain, code)} ${counts[code]}`)
      .join(', ');
  const parts = [
    share('identity', page.identity, AGENTS),
    share('build', page.build, BUILDS),
    share('word', page.word, WORDS),
  ];
  return [{ text: `${holderName(table, page.holder)}: ${parts.join(' · ')}` }];
}

function lookLines(table: Table): Line[] {
  const { texts } = table;
  return occasions(table.log ?? []).map((one) => ({
    text: texts.say('ui-model-look', {
      turn: one.turn,
      player: playerName(table, one.shower),
      other: playerName(table, one.asker),
      cards: cardNames(texts, one.left ?? one.cards),
    }),
  }));
}
