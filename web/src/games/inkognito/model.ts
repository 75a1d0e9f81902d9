/** The table as headings and lists: for screen readers, for the keyboard and for tests. */
import type { Line, Section, Texts } from '$lib/game';
import { occasions } from './history';
import { AGENTS, ballList, BUILDS, WORDS, type Page, type Table } from './view';
import { cardNames, codeOf, effect, holderName, label, list, missionText, playerName, prompt } from './words';

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
  sections.push({ heading: texts.say('term-mission-list'), lines: passportLines(table) });
  if (view.notebook && view.notebook_mode !== 'manual') {
    sections.push({
      heading: texts.say('term-notebook'),
      lines: view.notebook.pages.flatMap((p) => pageLines(table, p)),
    });
    sections.push({ heading: texts.say('ui-looks'), lines: lookLines(table) });
  }
  return sections;
}

function turnLines(table: Table): Line[] {
  const { view, texts } = table;
  const lines: Line[] = [{ text: prompt(table).text }];
  const left = ballList(view.balls.left).map((ball) => texts.name('ball', ball));
  if (left.length > 0) lines.push({ text: `${texts.say('term-balls')}: ${list(texts, left)}` });
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
