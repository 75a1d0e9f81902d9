import type { Texts } from './game';

export interface RuleText {
  /** A prefix, the section and the number in it: ABC-4.2. */
  id: string;
  text: string;
}
export interface RuleSection {
  number: number;
  heading: string;
  rules: RuleText[];
}

/** The rules of a game by section, read from its texts: `section-4`, `rule-ABC-4-2`. */
export function ruleSections(texts: Texts & { ids(): string[] }): RuleSection[] {
  const sections = new Map<number, RuleSection>();
  for (const id of texts.ids()) {
    const match = /^rule-([A-Z]+)-(\d+)-(\w+)$/.exec(id);
    if (!match) continue;
    const number = Number(match[2]);
    const section = sections.get(number) ?? { number, heading: texts.say(`section-${number}`), rules: [] };
    section.rules.push({ id: `${match[1]}-${match[2]}.${match[3]}`, text: texts.say(id) });
    sections.set(number, section);
  }
  return [...sections.values()].sort((a, b) => a.number - b.number);
}

/** The address of a rule: `/rules/<game>#<rule>`. */
export function ruleLink(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}
