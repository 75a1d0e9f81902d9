/** Short names for the shapes of the API. */
import type { TableEvent } from '../game';
import type { components } from './schema';

type Schemas = components['schemas'];

/** The shell reads no game's view, and of events what all have: the game's own folder does, by the shapes in `$lib/game`. */
type Unread<Body, Any> = Omit<Body, keyof Any> & Any;
type SomeView = Record<string, unknown>;

export type TableBody = Unread<Schemas['TableBody'], { view: SomeView | null; events: TableEvent[] }>;
export type Patch = Unread<Schemas['PatchBody'], { events: TableEvent[] }>;
export type Player = Schemas['PlayerBody'];
export type ChatLine = Schemas['ChatBody'];
export type ReplayBody = Unread<
  Schemas['ReplayBody'],
  { view: SomeView | null; views: SomeView[] | null; events: TableEvent[] }
>;
export type Refusal = Schemas['RefusalBody'];
export type Guest = Schemas['GuestBody'];
export type DeviceCode = Schemas['CodeBody'];
export type Me = Schemas['MeBody'];
export type MyTable = Schemas['MyTable'];
export type Lobby = Schemas['LobbyBody'];
export type LobbyTable = Schemas['LobbyTable'];
export type WatchTable = Schemas['WatchTable'];
export type GameClock = Schemas['TimeBank'];
export type RulesBody = Schemas['RulesBody'];
export type Moments = Unread<Schemas['MomentsBody'], { events: TableEvent[] }>;
export type Games = Schemas['GamesBody'];
export type Beside = Schemas['BesideBody'];
export type Look = TableBody['look'];
export type MomentWish = Schemas['MomentRequest'];
export type ReviewBody = Schemas['ReviewBody'];
export type Review = NonNullable<ReviewBody['review']>;
export type SeatReview = Schemas['SeatReview'];
export type ReviewedDecision = Schemas['Decision'];
export type Opened = Schemas['OpenedBody'];
export type Promised = Schemas['PromiseBody'];
export type Seated = Schemas['SeatedBody'];
export type NewTable = Schemas['OpenRequest'];
export type SeatWish = Schemas['SeatRequest'];
export type CatalogueGame = Schemas['GameBody'];
export type CatalogueOption = Schemas['OptionBody'];
export type Notices = Schemas['NoticesBody'];
export type NoticeWishes = Schemas['WishesBody'];
export type NoticeKind = Schemas['ChannelBody']['kind'];
export type NotesBody = Schemas['NotesBody'];
export type NewBot = Schemas['NewBotBody'];
export type OutsideBot = Schemas['BotBody'];
export type OutsideBots = Schemas['BotsBody'];
export type Privacy = Schemas['PrivacyBody'];
export type Relations = Schemas['RelationsBody'];
export type AdminTable = Schemas['AdminTable'];
export type AdminGuest = Schemas['AdminGuest'];
export type AdminBan = Schemas['AdminBan'];
export type AdminReport = Schemas['AdminReport'];
export type AdminAct = Schemas['AdminAct'];
export type CaseTold = Schemas['ToldBody'];
export type CaseQuestion = Schemas['QuestionBody'];
export type CaseDeduction = Schemas['DeductionBody'];
export type CaseTurn = Unread<Schemas['TurnBody'], { view: SomeView }>;
export type CaseBody = Unread<Schemas['CaseBody'], { turn: CaseTurn | null }>;
export type CaseAnswer = Schemas['AnswerRequest'];
export type CaseReply = Schemas['ReplyBody'];
export type Hint = Schemas['HintBody'];
export type Grounds = Schemas['Grounds'];
export type StandIn = Schemas['StandInBody'];
