/** The table as headings and lists: for screen readers, for the keyboard and for tests. */
import type { Line, Section } from '$lib/game';
import { occasions } from './history';
import { AGENTS, ballList, BUILDS, WORDS, type Page, type Table } from './view';
import { cardNames, effect, holderName, label, list, missionText, playerName, prompt } from './words';

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
    ...own.escape.map((place) => `${texts.say('ui-escape')}: ${texts.name('space', place)}`),
    ...(view.notebook?.own_missions ?? []).map(
      (line) => `${line.words.map((word) => texts.name('word', word)).join(' / ')}: ${missionText(texts, line)}`,
    ),
  ];
  return lines.map((text) => ({ text }));
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
