import { afterEach, expect, it, vi } from 'vitest';
import { Book } from '../src/lib/i18n/book';
import { marked, needsMarks, unmarked } from '../src/lib/i18n/phrases';

afterEach(() => vi.unstubAllGlobals());

const browser = (supports: boolean): void => {
  vi.stubGlobal('CSS', { supports: () => supports });
};

it('marks the places between phrases, and none within a word', () => {
  expect(marked('アクションIIIではエージェントを1人置くか、同じ賄賂を2枚取ってください。').split('\u200b')).toEqual([
    'アクションIIIでは',
    'エージェントを',
    '1人置くか、',
    '同じ',
    '賄賂を',
    '2枚取ってください。',
  ]);
});

it('leaves short texts, other scripts and what stands between brackets together', () => {
  expect(marked('達成する')).toBe('達成する');
  expect(marked('Your turn: take a mission.')).not.toContain('\u200b');
  expect(marked('設定（上の「ゲスト」）でコードを表示').split('\u200b')[0]).toBe('設定（上の');
});

it('can be taken out again, so that a search finds the words', () => {
  const text = 'この手番の行動は取り消せません。';
  expect(marked(text)).not.toBe(text);
  expect(unmarked(marked(text))).toBe(text);
});

it('is needed in Japanese alone, where the browser does not find phrases itself', () => {
  browser(false);
  expect([needsMarks('ja'), needsMarks('de')]).toEqual([true, false]);
  browser(true);
  expect(needsMarks('ja')).toBe(false);
});

it('happens to what a book says, arguments included', () => {
  const book = new Book('ja', ['a = { $name }さんの番になりました'], marked);
  expect(book.say('a', { name: 'マラ' }).split('\u200b')).toEqual(['マラさんの', '番になりました']);
});
