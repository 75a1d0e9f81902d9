// Made by `npm run api-types`; do not edit.
export interface paths {
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a guest */
        post: operations["ApiGuestNewGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a code with which another device becomes the same guest */
        post: operations["ApiGuestDevicesNewCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become the guest whose device shows this code */
        post: operations["ApiGuestClaimClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/devices/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make all other tokens of the guest invalid; the caller's own stays */
        post: operations["ApiGuestDevicesForgetForgetDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/devices/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of this device: the caller's own token becomes invalid, the guest and other devices stay */
        post: operations["ApiGuestDevicesLeaveSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the caller is, and the caller's tables */
        get: operations["ApiMeMe"];
        put?: never;
        /** Take another name */
        post: operations["ApiMeRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games, with seats and options */
        get: operations["ApiGamesListGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a game, by id */
        get: operations["ApiGamesRulesGameRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The case of today, by Greenwich */
        get: operations["ApiCasesTodayCaseToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The case of a day, without its solution */
        get: operations["ApiCasesDateCaseOfDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{date}/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The table after some steps of the turn that a case asks for */
        post: operations["ApiCasesDateTurnCaseTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{date}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an answer is right, and if not, what speaks against it */
        post: operations["ApiCasesDateAnswerCaseAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public tables that wait for players, and games to watch */
        get: operations["ApiLobbyLobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a new table will be dealt from, as a commitment */
        post: operations["ApiDealsPromiseDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a table */
        post: operations["ApiMatchesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table, as the caller may know it */
        get: operations["ApiMatchesIdShowTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live events (server-sent): `table`, `patch`, `presence`, `chat`; resumes by Last-Event-ID */
        get: operations["ApiMatchesIdEventsStreamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Once more */
        post: operations["ApiMatchesIdRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/same-deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play the deal of a finished game, against bots */
        post: operations["ApiMatchesIdSameDealPlaySameDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's games: running, waiting or over */
        get: operations["ApiMeTablesMyGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games that are over and that everybody may look at */
        get: operations["ApiFinishedFinishedGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host says who may look at the game when it is over */
        post: operations["ApiMatchesIdLookChangeLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat */
        post: operations["ApiMatchesIdJoinJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the number that the caller added to the deal under a seal, when all seats are taken */
        post: operations["ApiMatchesIdNumberOpenNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the open seats to bots, and begin */
        post: operations["ApiMatchesIdFillFill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host sends somebody away before the start */
        post: operations["ApiMatchesIdRemoveRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vote to put somebody out of a running game: with enough votes a bot takes the seat */
        post: operations["ApiMatchesIdVoteVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resign */
        post: operations["ApiMatchesIdResignResign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave for a while: a bot plays the seat; before the start, give it up */
        post: operations["ApiMatchesIdLeaveLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come back */
        post: operations["ApiMatchesIdReturnComeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's bots */
        get: operations["ApiMeBotsMyBots"];
        put?: never;
        /** Make a bot of the caller's, and its token */
        post: operations["ApiMeBotsNewBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/bots/{bot}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a bot's token invalid for good; bots of the house take its seats */
        post: operations["ApiMeBotsRevokeRevokeBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/bots/{bot}/accepts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose challenges a bot of the caller's takes */
        post: operations["ApiMeBotsAcceptsSetAccepts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/accepts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose challenges the caller, a bot, takes */
        post: operations["ApiMeAcceptsSetOwnAccepts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bots that listen and take challenges of the caller */
        get: operations["ApiBotsBots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host asks a bot to sit down: its list says whether it does */
        post: operations["ApiMatchesIdChallengeChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tables of the caller (server-sent): `seated`, `started`, `turn`, `ended`, `left`; first what stands */
        get: operations["ApiMeEventsMyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/observation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a seat of the caller's knows, for programs */
        get: operations["ApiMatchesIdObservationObservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act */
        post: operations["ApiMatchesIdActionsAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/gesture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a gesture, in games that have them: when the rules allow it, or at any time if the table says so */
        post: operations["ApiMatchesIdGestureGesture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a standing answer in secret, or ask to be asked every time */
        post: operations["ApiMatchesIdStandingArm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a step, or the whole turn back to where information has flowed */
        post: operations["ApiMatchesIdUndoUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Why an action is not allowed; null if it is allowed */
        post: operations["ApiMatchesIdWhyNotWhyNot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something, where the game allows it */
        post: operations["ApiMatchesIdChatChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own notes, which nobody else can read */
        get: operations["ApiMatchesIdNotesShowNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set or clear single marks of the caller's notes; the others stay as they are */
        patch: operations["ApiMatchesIdNotesChangeNotes"];
        trace?: never;
    };
    "/api/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller is told that it is his turn */
        get: operations["ApiMeNoticesMyNotices"];
        put?: never;
        /** Language, quiet hours */
        post: operations["ApiMeNoticesPutWishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told here, too; an address of mail is asked first */
        post: operations["ApiMeNoticesChannelsAddChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/channels/{channel}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told there no more */
        post: operations["ApiMeNoticesChannelsRemoveRemoveChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/channels/{channel}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a notice now, to see whether it arrives */
        post: operations["ApiMeNoticesChannelsTryTryChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether this table calls, whatever holds for all */
        post: operations["ApiMatchesIdNoticesPutTableWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address of mail by the link that was sent there */
        post: operations["ApiNoticesConfirmConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn a channel off by the link in a notice */
        post: operations["ApiNoticesOffTurnOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/off/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same in one click, as programs for mail do it (RFC 8058); what is posted is not read */
        post: operations["ApiNoticesOffTokenTurnOffAtOnce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a bot would do */
        post: operations["ApiMatchesIdHintHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table at an earlier point */
        get: operations["ApiMatchesIdReplayReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that a viewer was told, and where its seat had to decide */
        get: operations["ApiMatchesIdMomentsMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record; complete after the end */
        get: operations["ApiMatchesIdRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/beside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game beside the one whose deal it was; when both are over */
        get: operations["ApiMatchesIdBesideLayBeside"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on from a moment of a game that is over, against bots */
        post: operations["ApiMatchesIdContinueContinueFrom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a table from a record, finished or to be continued */
        post: operations["ApiRecordsImportRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The review, or how far it is; after the end */
        get: operations["ApiMatchesIdReviewShowReview"];
        put?: never;
        /** Have the game reviewed; once, however often it is asked for */
        post: operations["ApiMatchesIdReviewAskForReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hear somebody no more */
        post: operations["ApiMatchesIdMuteMute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hear somebody no more, and never again have that guest sit down at a table of one's own */
        post: operations["ApiMatchesIdBlockBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the operator */
        post: operations["ApiMatchesIdReportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/ignored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller has muted or blocked */
        get: operations["ApiMeIgnoredIgnored"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/ignored/{relation}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hear somebody again */
        post: operations["ApiMeIgnoredRelationEndEndRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who runs this house, and how long it keeps what */
        get: operations["ApiPrivacyPrivacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is stored of the caller, as a file */
        get: operations["ApiMeDataMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget the caller: name, chat and notes go, games stay, bots take the seats */
        post: operations["ApiMeDeleteDeleteMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables, the newest first; nothing of their games */
        get: operations["ApiAdminTablesTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a table without a result */
        post: operations["ApiAdminTablesIdCloseCloseTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a table for good */
        post: operations["ApiAdminTablesIdDeleteDeleteTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guests by a part of their name */
        get: operations["ApiAdminGuestsGuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is shut out, or may not talk */
        get: operations["ApiAdminBansBans"];
        put?: never;
        /** Shut out a guest or network, or mute a guest */
        post: operations["ApiAdminBansBan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bans/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a ban */
        post: operations["ApiAdminBansEndEndBan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What players have reported, with the words around it */
        get: operations["ApiAdminReportsReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a report */
        post: operations["ApiAdminReportsIdCloseCloseReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words that may not be used in chat and names */
        get: operations["ApiAdminWordsWords"];
        put?: never;
        /** Set the whole list of words */
        post: operations["ApiAdminWordsSetWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators have done, the newest first */
        get: operations["ApiAdminActsActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the house can write */
        get: operations["HealthzHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AcceptsBody */
        AcceptsBody: {
            /** @enum {string} */
            who: "nobody" | "owner" | "anyone";
            games: string[] | null;
        };
        /** AcceptsRequest */
        AcceptsRequest: {
            /** @enum {string} */
            who: "nobody" | "owner" | "anyone";
            games?: string[] | null;
        };
        /** Act */
        Act: {
            id: number;
            text: string;
            kind: string;
            args: {
                [key: string]: number | string;
            };
        };
        /** ActionBody */
        ActionBody: {
            id: number;
            text: string;
            kind: string;
            args: {
                [key: string]: number | string;
            };
        };
        /** ActionRequest */
        ActionRequest: {
            decision: string;
            action: number | string;
        };
        /** AdminAct */
        AdminAct: {
            id: string;
            at: number;
            operator: string;
            act: string;
            subject: string;
            detail: string;
        };
        /** AdminBan */
        AdminBan: {
            /** @enum {string} */
            kind: "guest" | "network" | "mute";
            subject: string;
            reason: string;
            created_at: number;
            until: number | null;
        };
        /** AdminGuest */
        AdminGuest: {
            id: string;
            name: string;
            created_at: number;
        };
        /** AdminReport */
        AdminReport: {
            id: string;
            match: string;
            reporter: string;
            reported: string;
            name: string;
            reason: string;
            words: components["schemas"]["ReportedLine"][];
            created_at: number;
            closed_at: number | null;
        };
        /** AdminTable */
        AdminTable: {
            id: string;
            game: string;
            status: string;
            public: boolean;
            created_at: number;
            players: components["schemas"]["SeatedGuest"][];
        };
        /** AnswerRequest */
        AnswerRequest: {
            /** @description An answer to each question, by its key */
            answers?: {
                [key: string]: string;
            } | null;
            /** @description The steps of the turn from its beginning, as canonical texts */
            steps?: string[] | null;
        };
        /** BanRequest */
        BanRequest: {
            /** @enum {string} */
            kind: "guest" | "network" | "mute";
            subject: string;
            reason: string;
            days?: number | null;
        };
        /** BesideBody */
        BesideBody: {
            id: string;
            other: string;
            seat: number;
            moves: number;
            other_moves: number;
            parted: components["schemas"]["PartedBody"] | null;
        };
        /** BotBody */
        BotBody: {
            id: string;
            name: string;
            owner: string | null;
            accepts: components["schemas"]["AcceptsBody"];
            created_at: number;
            awake: boolean;
        };
        /** BotsBody */
        BotsBody: {
            bots: components["schemas"]["BotBody"][];
        };
        /** CaseBody */
        CaseBody: {
            /** Format: date */
            date: string;
            game: string;
            /** @description how hard it is: 1 on Mondays, 7 on Sundays */
            level: number;
            seat: number;
            colours: string[];
            /**
             * Format: date
             * @description the first day that has a case
             */
            first: string;
            deduction: components["schemas"]["DeductionBody"] | null;
            turn: components["schemas"]["TurnBody"] | null;
        };
        /** ChallengeRequest */
        ChallengeRequest: {
            bot: string;
            seat?: number | null;
        };
        /** ChannelBody */
        ChannelBody: {
            id: string;
            /** @enum {string} */
            kind: "push" | "mail" | "discord" | "slack" | "ntfy" | "json";
            address: string;
            confirmed: boolean;
            here: boolean;
            failing: boolean;
        };
        /** ChannelRequest */
        ChannelRequest: {
            /** @enum {string} */
            kind: "push" | "mail" | "discord" | "slack" | "ntfy" | "json";
            address: string;
            keys?: components["schemas"]["PushKeys"] | null;
        };
        /** ChatBody */
        ChatBody: {
            n: number;
            at: number;
            seat: number | null;
            name: string;
            text: string;
        };
        /** ChatRequest */
        ChatRequest: {
            text: string;
        };
        /** ClaimRequest */
        ClaimRequest: {
            code: string;
        };
        /** ClockBody */
        ClockBody: {
            seat: number;
            deadline: number;
            seconds: number;
        };
        /** ClockRequest */
        ClockRequest: {
            /** @description Seconds that each player has for the whole game */
            bank: number;
            /** @description Seconds that every turn adds to them */
            increment: number;
        };
        /** CodeBody */
        CodeBody: {
            code: string;
            seconds: number;
        };
        /** DealBody */
        DealBody: {
            commitment: string;
            numbers: (string | null)[];
            seals: (string | null)[];
            of?: string | null;
        };
        /** DealRequest */
        DealRequest: {
            /** @description As POST /api/deals gave it */
            ticket: string;
            /** @description A random number of the player's own: 32 bytes as 64 hexadecimal digits, made after the commitment was seen */
            number?: string | null;
            /** @description Instead of a number its SHA-256 (of the 32 bytes), 64 hexadecimal digits: POST /number opens it when all seats are taken, so that nobody can choose a number by the others' */
            seal?: string | null;
        };
        /** Decision */
        Decision: {
            seat: number;
            step: number;
            question: string;
            chosen: components["schemas"]["Act"];
            value: number;
            /** @default 0 */
            loss: number;
            /** @default 0 */
            hidden_loss: number;
            /** @default 0 */
            doubt: number;
            better?: components["schemas"]["Act"] | null;
            why?: components["schemas"]["Grounds"] | null;
            instead?: components["schemas"]["Grounds"] | null;
            rules?: string[];
        };
        /** DeductionBody */
        DeductionBody: {
            facts: {
                [key: string]: unknown;
            };
            clues: components["schemas"]["ToldBody"][][];
            questions: components["schemas"]["QuestionBody"][];
            /** @description how many answers the facts alone allow */
            worlds: number;
        };
        /** DeletedBody */
        DeletedBody: {
            deleted: boolean;
        };
        /** Draw */
        Draw: {
            step: number;
            drawn: string;
            luck: number[];
        };
        /** EndBanRequest */
        EndBanRequest: {
            /** @enum {string} */
            kind: "guest" | "network" | "mute";
            subject: string;
        };
        /**
         * Bottom
         * @description A card under the deck.
         */
        EstorilBottom: {
            character: components["schemas"]["EstorilCharacter"] | components["schemas"]["EstorilUnknownCharacter"] | null;
            seen_by: number[] | "all";
        };
        /**
         * Character
         * @description What is printed on a card; `colour` of a starting character alone.
         */
        EstorilCharacter: {
            card: string;
            character: string;
            /** @enum {null|string} */
            colour: "RED" | "GREEN" | "BLUE" | "YELLOW" | null;
            name: string;
            flag: string;
            influence: number;
            vp: number;
            symbols: (("assassin" | "conspirator" | "nationalist" | "seducer" | "diplomat") | "woman")[];
        };
        /**
         * City
         * @description How the boards lie, and the grid of fields: spaces, or None for a reward field.
         */
        EstorilCity: {
            slots: (components["schemas"]["EstorilLaidPlace"] | null)[];
            grid: (string | null)[][];
        };
        /**
         * Deck
         * @description `above`: cards over those known to be at the bottom; `unseen`: what may be in it for all this seat knows.
         */
        EstorilDeck: {
            count: number;
            above: number;
            bottom: components["schemas"]["EstorilBottom"][];
            unseen: string[];
        };
        /**
         * EstorilEvent
         * @description Something that happened, as this viewer saw it. `n` counts what this viewer saw, from 1.
         */
        EstorilEvent: {
            n: number;
            private: boolean;
            reveals: boolean;
            by_chance: boolean;
            /** @default false */
            stand_in: boolean;
        } & ({
            /** @constant */
            kind: "first_player";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "mission";
            args: {
                mission: string;
            };
        } | {
            /** @constant */
            kind: "secret_mission";
            args: {
                seat: number;
                other: number;
                mission: string | null;
            };
        } | {
            /** @constant */
            kind: "recruitment";
            args: {
                seat: number;
                mission: string | null;
            };
        } | {
            /** @constant */
            kind: "round";
            args: {
                number: number;
                seat: number;
            };
        } | {
            /** @constant */
            kind: "laid";
            args: {
                slot: number;
                place: string;
                rotation: number;
            };
        } | {
            /** @constant */
            kind: "reward";
            args: {
                place: string;
                card: string | null;
            };
        } | {
            /** @constant */
            kind: "chose";
            args: {
                seat: number;
                card: string;
            };
        } | {
            /** @constant */
            kind: "placed";
            args: {
                seat: number;
                space: string;
                card: string | null;
            };
        } | {
            /** @constant */
            kind: "peeked";
            args: {
                seat: number;
                space: string;
                card: string | null;
            };
        } | {
            /** @constant */
            kind: "peeked_reward";
            args: {
                seat: number;
                place: string;
                card: string | null;
            };
        } | {
            /** @constant */
            kind: "declined";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "resolving";
            args: {
                place: string;
            };
        } | {
            /** @constant */
            kind: "revealed";
            args: {
                seat: number;
                space: string;
                card: string;
            };
        } | {
            /** @constant */
            kind: "reward_revealed";
            args: {
                place: string;
                card: string;
            };
        } | {
            /** @constant */
            kind: "used";
            args: {
                seat: number;
                space: string;
                /** @enum {string} */
                symbol: "assassin" | "conspirator" | "nationalist" | "seducer" | "diplomat";
            };
        } | {
            /** @constant */
            kind: "spared";
            args: {
                seat: number;
                space: string;
                /** @enum {string} */
                symbol: "assassin" | "conspirator" | "nationalist" | "seducer" | "diplomat";
            };
        } | {
            /** @constant */
            kind: "returned";
            args: {
                seat: number;
                space: string;
                card: string;
                owner: number;
            };
        } | {
            /** @constant */
            kind: "looked";
            args: {
                seat: number;
                place: string;
                card: string | null;
            };
        } | {
            /** @constant */
            kind: "kept";
            args: {
                seat: number;
                place: string;
                card: string | null;
            };
        } | {
            /** @constant */
            kind: "exchanged";
            args: {
                seat: number;
                place: string;
                card: string;
                old: string;
            };
        } | {
            /** @constant */
            kind: "rallied";
            args: {
                seat: number;
                space: string;
                count: number;
            };
        } | {
            /** @constant */
            kind: "lured";
            args: {
                seat: number;
                space: string;
            };
        } | {
            /** @constant */
            kind: "seduced";
            args: {
                seat: number;
                origin: string;
                space: string;
                card: string;
            };
        } | {
            /** @constant */
            kind: "protected";
            args: {
                seat: number;
                space: string;
            };
        } | {
            /** @constant */
            kind: "done";
            args: {
                seat: number;
                space: string;
            };
        } | {
            /** @constant */
            kind: "rolled";
            args: {
                seat: number;
                space: string;
                first: number;
                second: number;
            };
        } | {
            /** @constant */
            kind: "gained";
            args: {
                seat: number;
                space: string;
                bonus: number;
                influence: number;
            };
        } | {
            /** @constant */
            kind: "weakest";
            args: {
                seat: number;
                influence: number;
            };
        } | {
            /** @constant */
            kind: "weakest_tied";
            args: {
                seat: number;
                influence: number;
                space: string;
            };
        } | {
            /** @constant */
            kind: "lost";
            args: {
                seat: number;
                space: string;
                card: string;
            };
        } | {
            /** @constant */
            kind: "tied";
            args: {
                seat: number;
                place: string;
                influence: number;
                space: string;
            };
        } | {
            /** @constant */
            kind: "took_reward";
            args: {
                seat: number;
                place: string;
                card: string;
                influence: number;
            };
        } | {
            /** @constant */
            kind: "unclaimed";
            args: {
                place: string;
                card: string;
            };
        } | {
            /** @constant */
            kind: "no_reward";
            args: {
                place: string;
            };
        } | {
            /** @constant */
            kind: "recovered";
            args: {
                number: number;
            };
        } | {
            /** @constant */
            kind: "laid_aside";
            args: {
                seat: number;
                card: string;
            };
        } | {
            /** @constant */
            kind: "ready";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "discarded";
            args: {
                seat: number;
                card: string;
            };
        } | {
            /** @constant */
            kind: "left";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "ended";
            args: Record<string, never>;
        } | {
            /** @constant */
            kind: "mission_revealed";
            args: {
                seat: number;
                other: number;
                mission: string;
            };
        } | {
            /** @constant */
            kind: "mission_scored";
            args: {
                mission: string;
                seat: number;
                count: number;
                points: number;
            };
        } | {
            /** @constant */
            kind: "recruitment_scored";
            args: {
                seat: number;
                mission: string;
                points: number;
            };
        } | {
            /** @constant */
            kind: "scored";
            args: {
                seat: number;
                discards: number;
                hand: number;
                total: number;
            };
        } | {
            /** @constant */
            kind: "won";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "undone";
            args: {
                seat: number;
                count: number;
            };
        });
        /**
         * Influence
         * @description What a seat has at a place as far as it is known, and what its unknown characters can add to it.
         */
        EstorilInfluence: {
            seat: number;
            known: number;
            least: number;
            most: number;
            unknown: number;
            /** @enum {string} */
            lowest: "I" | "II" | "III" | "IV";
        };
        /** LaidPlace */
        EstorilLaidPlace: {
            place: string;
            rotation: number;
        };
        /**
         * Mission
         * @description A mission with the counts of all rings, and the points it would give now.
         */
        EstorilMission: {
            mission: string;
            flag: string | null;
            /** @enum {null|string} */
            symbol: "assassin" | "conspirator" | "nationalist" | "seducer" | "diplomat" | "woman" | null;
            different_flags: string[];
            influence: boolean;
            counts: number[];
            points: number[];
            leads: boolean[];
        };
        /**
         * MissionChange
         * @description What a mission would lose: its count `before` and what is `left`, the points one `had` and the `rest`.
         */
        EstorilMissionChange: {
            mission: string;
            before: number;
            left: number;
            had: number;
            rest: number;
        };
        /**
         * Outcome
         * @description What an ability would do to one target, as far as this seat knows.
         *
         *         `totals`: seat and influence at the place afterwards; None where they stay, or are not known.
         */
        EstorilOutcome: {
            space: string;
            totals: number[][] | null;
            leader: number | null;
        };
        /**
         * Place
         * @description `influence`: who would lead comes first.
         */
        EstorilPlace: {
            place: string;
            name: string;
            slot: number;
            adjacent: string[];
            /** @enum {string} */
            state: "waiting" | "resolving" | "resolved";
            reward: components["schemas"]["EstorilReward"];
            spaces: components["schemas"]["EstorilSpace"][];
            influence: components["schemas"]["EstorilInfluence"][];
        };
        /**
         * Player
         * @description A seat with its ring, as far as the viewer knows what lies where; `hidden` is hand or face down.
         */
        EstorilPlayer: {
            seat: number;
            /** @enum {string} */
            colour: "RED" | "GREEN" | "BLUE" | "YELLOW";
            discs: number;
            hand_count: number;
            hand: components["schemas"]["EstorilCharacter"][];
            hidden: components["schemas"]["EstorilCharacter"][];
            laid_aside: components["schemas"]["EstorilCharacter"][];
            ring: string[];
            discards: components["schemas"]["EstorilCharacter"][];
            discarding: boolean;
            peeking_from: string | null;
            discard_points: number;
            hand_points: number;
            recruitment: components["schemas"]["EstorilRecruitment"] | components["schemas"]["EstorilUnknownRecruitment"] | null;
            out: boolean;
            you: boolean;
        };
        /**
         * Preview
         * @description What an action would bring, as far as this seat knows.
         *
         *         `rally`: what nationalists would gain; `influence`: that of the place afterwards, who would lead first; `tie`: who
         *         would win a tie by the lower space; `changes`: what missions would lose; `counts_for`: by how many a card counts;
         *         `outcomes`: for an ability, every target and what would come of it.
         */
        EstorilPreview: {
            rally?: number;
            influence?: components["schemas"]["EstorilInfluence"][];
            tie?: number | null;
            changes?: components["schemas"]["EstorilMissionChange"][];
            counts_for?: number;
            outcomes?: components["schemas"]["EstorilOutcome"][];
        };
        /** Recruitment */
        EstorilRecruitment: {
            mission: string;
            flag: string | null;
            /** @enum {null|string} */
            symbol: "assassin" | "conspirator" | "nationalist" | "seducer" | "diplomat" | "woman" | null;
            different_flags: string[];
            influence: boolean;
            points: number;
        };
        /**
         * Resolving
         * @description The place and the numeral that are being handled, and what has been chosen so far.
         */
        EstorilResolving: {
            place: string;
            /** @enum {null|string} */
            numeral: "I" | "II" | "III" | "IV" | null;
            used: {
                [key: string]: number;
            };
            looked: components["schemas"]["EstorilCharacter"] | components["schemas"]["EstorilUnknownCharacter"] | null;
            looked_seen_by: number[] | "all";
            moving: string | null;
        };
        /**
         * Reward
         * @description `may_be`: what it can be where this seat does not know it.
         */
        EstorilReward: {
            top_secret: boolean;
            face_down: boolean;
            seen_by: number[] | "all";
            character: components["schemas"]["EstorilCharacter"] | components["schemas"]["EstorilUnknownCharacter"] | null;
            may_be: string[];
        };
        /**
         * SecretMission
         * @description A mission that two neighbours know.
         */
        EstorilSecretMission: {
            mission: string;
            flag: string | null;
            /** @enum {null|string} */
            symbol: "assassin" | "conspirator" | "nationalist" | "seducer" | "diplomat" | "woman" | null;
            different_flags: string[];
            influence: boolean;
            counts: number[];
            points: number[];
            leads: boolean[];
            between: number[];
        };
        /**
         * Space
         * @description `rally`: what the nationalists of a known character that has yet to act would gain there now.
         */
        EstorilSpace: {
            space: string;
            /** @enum {string} */
            numeral: "I" | "II" | "III" | "IV";
            outer: boolean;
            top_secret: boolean;
            /** @enum {null|string} */
            peek: "this" | "this_or_adjacent" | "any" | null;
            adjacent: string[];
            seat: number | null;
            face_down: boolean;
            seen_by: number[] | "all";
            protected: boolean;
            moved: boolean;
            nationalist: number;
            casino: number;
            rally: number | null;
            character: components["schemas"]["EstorilCharacter"] | components["schemas"]["EstorilUnknownCharacter"] | null;
            may_be: string[];
        };
        /**
         * UnknownCharacter
         * @description A card that lies there, but this seat does not know it.
         */
        EstorilUnknownCharacter: {
            card: null;
        };
        /** UnknownRecruitment */
        EstorilUnknownRecruitment: {
            mission: null;
        };
        /** UnknownSecretMission */
        EstorilUnknownSecretMission: {
            mission: null;
            between: number[];
        };
        /**
         * View
         * @description What a seat, or a spectator, may know.
         */
        EstorilView: {
            /** @constant */
            game: "estoril";
            data_set: string;
            seats: number;
            options: {
                [key: string]: unknown;
            };
            colours: ("red" | "blue" | "green" | "yellow")[];
            seat: number | null;
            to_move: number[];
            /** @enum {null|string} */
            decision: "FIRST_PLAYER" | "MISSION" | "SECRET_MISSION" | "RECRUITMENT" | "LAY" | "DRAW_REWARD" | "PLACE_CARD" | "PLACE_SPACE" | "PEEK" | "ABILITY" | "ASSASSIN_TARGET" | "CONSPIRATOR_DRAW" | "CONSPIRATOR_CHOICE" | "SEDUCER_CARD" | "SEDUCER_SPACE" | "DIPLOMAT_TARGET" | "CASINO_ROLL" | "BOCA_LOSS" | "DISCARD" | null;
            idle: string | null;
            over: boolean;
            scores?: number[];
            ranking?: number[];
            winners?: number[];
            round: number;
            rounds: number;
            first_player: number | null;
            active: number | null;
            chosen: components["schemas"]["EstorilCharacter"] | components["schemas"]["EstorilUnknownCharacter"] | null;
            city: components["schemas"]["EstorilCity"];
            places: components["schemas"]["EstorilPlace"][];
            set_aside: string[];
            resolving: components["schemas"]["EstorilResolving"] | null;
            deck: components["schemas"]["EstorilDeck"];
            removed: components["schemas"]["EstorilCharacter"][];
            missions: components["schemas"]["EstorilMission"][];
            secret_missions: (components["schemas"]["EstorilSecretMission"] | components["schemas"]["EstorilUnknownSecretMission"])[];
            white_discs: components["schemas"]["EstorilWhiteDiscs"];
            players: components["schemas"]["EstorilPlayer"][];
            previews: {
                [key: string]: components["schemas"]["EstorilPreview"];
            };
            to_discard: number;
        };
        /** WhiteDiscs */
        EstorilWhiteDiscs: {
            used: number;
            limit: number | null;
        };
        /** ForgottenBody */
        ForgottenBody: {
            forgotten: number;
        };
        /** GameBody */
        GameBody: {
            name: string;
            title: string;
            summary: string;
            seats: number[];
            usual_seats: number;
            minutes: number[];
            /** @enum {integer} */
            difficulty: 1 | 2 | 3;
            beginners: boolean;
            colour: string;
            options: components["schemas"]["OptionBody"][];
            presets: components["schemas"]["PresetBody"][];
            data_sets: string[];
            bots: string[];
            levels: components["schemas"]["LevelBody"][];
        };
        /** GamesBody */
        GamesBody: {
            tables: components["schemas"]["MyTable"][];
            total: number;
            page_size: number;
        };
        /** GestureRequest */
        GestureRequest: {
            gesture: string;
            to?: number | null;
            seat?: number | null;
        };
        /**
         * Grounds
         * @description why: counts of what the game's texts call `reason-…`
         */
        Grounds: {
            steps: number;
            brings: {
                [key: string]: number;
            };
            costs: {
                [key: string]: number;
            };
            keeps: {
                [key: string]: number;
            };
            less: {
                [key: string]: number;
            };
            more: {
                [key: string]: number;
            };
        };
        /** GuestBody */
        GuestBody: {
            id: string;
            name: string;
            token: string;
        };
        /** GuestRequest */
        GuestRequest: {
            /** @description 1 to 24 visible characters */
            name: string;
        };
        /** HealthBody */
        HealthBody: {
            /** @constant */
            status: "ok";
        };
        /** HintBody */
        HintBody: {
            seat: number;
            decision: string | null;
            bot: string;
            action: components["schemas"]["ActionBody"];
            best: components["schemas"]["HintedAction"][];
        };
        /** HintedAction */
        HintedAction: {
            action: components["schemas"]["ActionBody"];
            /** @description the result it promises: 0 is certain defeat, 1 certain victory; null if nothing was tried */
            value: number | null;
            /** @description how often it was tried */
            visits: number;
            /** @description in what share of the worlds that were looked at it seemed best */
            share: number;
            /** @description why: counts of what the game's texts call `reason-…` */
            grounds: components["schemas"]["Grounds"];
        };
        /** AgentCounts */
        InkognitoAgentCounts: {
            F: number;
            B: number;
            X: number;
            Z: number;
        };
        /**
         * Answer
         * @description A set that the asked seat may show: its repeat mark (INK-9.11), and what it would give away.
         */
        InkognitoAnswer: {
            cards: string;
            count: number;
            repeat?: number;
            exposure?: components["schemas"]["InkognitoExposure"];
        };
        /** BallCounts */
        InkognitoBallCounts: {
            land: number;
            water: number;
            either: number;
            ambassador: number;
            blank: number;
        };
        /**
         * Balls
         * @description How many there are, how many were shaken up, and which of those are left.
         */
        InkognitoBalls: {
            in_all: components["schemas"]["InkognitoBallCounts"];
            shaken: components["schemas"]["InkognitoBallCounts"];
            left: components["schemas"]["InkognitoBallCounts"];
        };
        /**
         * BuildCounts
         * @description In how many worlds a holder has each build.
         */
        InkognitoBuildCounts: {
            tall: number;
            short: number;
            fat: number;
            thin: number;
        };
        /** Declaration */
        InkognitoDeclaration: {
            declarer: number;
            partner: number | null;
        };
        /**
         * Escape
         * @description Where each agent leaves Venice if it is alone.
         */
        InkognitoEscape: {
            F: string[];
            B: string[];
            X: string[];
            Z: string[];
        };
        /**
         * InkognitoEvent
         * @description Something that happened, as this viewer saw it. `n` counts what this viewer saw, from 1.
         */
        InkognitoEvent: {
            n: number;
            private: boolean;
            reveals: boolean;
            by_chance: boolean;
            /** @default false */
            stand_in: boolean;
        } & ({
            /** @constant */
            kind: "face_down";
            args: {
                /** @enum {string} */
                deck: "identity" | "build" | "mission";
            };
        } | {
            /** @constant */
            kind: "dealt";
            args: {
                seat: number;
                /** @enum {string} */
                identity: "F" | "B" | "X" | "Z";
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
                /** @enum {string} */
                word: "Alpha" | "Bravo" | "Charlie" | "Delta";
            };
        } | {
            /** @constant */
            kind: "colour";
            args: {
                seat: number;
                /** @enum {string} */
                colour: "red" | "blue" | "green" | "yellow";
            };
        } | {
            /** @constant */
            kind: "colour_out";
            args: {
                /** @enum {string} */
                colour: "red" | "blue" | "green" | "yellow";
            };
        } | {
            /** @constant */
            kind: "arranged";
            args: {
                seat: number;
                order: string;
            };
        } | {
            /** @constant */
            kind: "first_player";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "turn";
            args: {
                seat: number;
                number: number;
            };
        } | {
            /** @constant */
            kind: "silence";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "shakes";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "takes";
            args: {
                seat: number;
                /** @enum {string} */
                ball: "land" | "water" | "either" | "ambassador" | "blank";
            };
        } | {
            /** @constant */
            kind: "picks";
            args: {
                seat: number;
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
            };
        } | {
            /** @constant */
            kind: "moving_on";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "shook";
            args: {
                seat: number;
                balls: string;
            };
        } | {
            /** @constant */
            kind: "stepped";
            args: {
                seat: number;
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
                space: string;
                /** @enum {string} */
                ball: "land" | "water" | "either" | "ambassador" | "blank";
            };
        } | {
            /** @constant */
            kind: "passed";
            args: {
                seat: number;
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
                space: string;
            };
        } | {
            /** @constant */
            kind: "led";
            args: {
                seat: number;
                space: string;
            };
        } | {
            /** @constant */
            kind: "led_past";
            args: {
                seat: number;
                space: string;
            };
        } | {
            /** @constant */
            kind: "met";
            args: {
                seat: number;
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
                other: number;
                /** @enum {string} */
                figure: "tall" | "short" | "fat" | "thin";
            };
        } | {
            /** @constant */
            kind: "met_ambassador";
            args: {
                seat: number;
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
                space: string;
            };
        } | {
            /** @constant */
            kind: "moved_on";
            args: {
                seat: number;
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
                space: string;
            };
        } | {
            /** @constant */
            kind: "asked";
            args: {
                seat: number;
                other: number;
                /** @enum {string} */
                question: "identity" | "build" | "ambassador_identity" | "ambassador_build";
            };
        } | {
            /** @constant */
            kind: "no_question";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "answered";
            args: {
                seat: number;
                other: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "shown";
            args: {
                seat: number;
                other: number;
                cards: string;
                level: number;
            };
        } | {
            /** @constant */
            kind: "secret_shown";
            args: {
                seat: number;
                other: number;
                /** @enum {string} */
                secret: "F" | "B" | "X" | "Z" | "tall" | "short" | "fat" | "thin" | "Alpha" | "Bravo" | "Charlie" | "Delta";
            };
        } | {
            /** @constant */
            kind: "repeat";
            args: {
                seat: number;
                other: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "answer_accepted";
            args: {
                seat: number;
                other: number;
            };
        } | {
            /** @constant */
            kind: "claimed";
            args: {
                seat: number;
                other: number;
            };
        } | {
            /** @constant */
            kind: "conceded";
            args: {
                seat: number;
                other: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "denied";
            args: {
                seat: number;
                other: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "penalty";
            args: {
                seat: number;
                other: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "kept";
            args: {
                seat: number;
                other: number;
                cards: string;
            };
        } | {
            /** @constant */
            kind: "recorded";
            args: {
                seat: number;
                other: number;
            };
        } | {
            /** @constant */
            kind: "skipped";
            args: {
                seat: number;
                other: number;
            };
        } | {
            /** @constant */
            kind: "looked";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "banished";
            args: {
                seat: number;
                other: number;
                /** @enum {string} */
                figure: "tall" | "short" | "fat" | "thin";
                space: string;
            };
        } | {
            /** @constant */
            kind: "banished_ambassador";
            args: {
                seat: number;
                space: string;
            };
        } | {
            /** @constant */
            kind: "gesture";
            args: {
                seat: number;
                /** @enum {string} */
                gesture: "wink" | "ear_tug" | "frown" | "nose_wrinkle";
                /** @enum {integer|string} */
                to: 0 | 1 | 2 | 3 | "nobody";
            };
        } | {
            /** @constant */
            kind: "end_turn";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "declared";
            args: {
                seat: number;
                other: number;
            };
        } | {
            /** @constant */
            kind: "declared_alone";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "accepted";
            args: {
                seat: number;
                other: number;
            };
        } | {
            /** @constant */
            kind: "refused";
            args: {
                seat: number;
                other: number;
            };
        } | {
            /** @constant */
            kind: "revealed";
            args: {
                seat: number;
                /** @enum {string} */
                identity: "F" | "B" | "X" | "Z";
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
                /** @enum {string} */
                word: "Alpha" | "Bravo" | "Charlie" | "Delta";
            };
        } | {
            /** @constant */
            kind: "prisoner";
            args: {
                /** @enum {string} */
                identity: "F" | "B" | "X" | "Z";
                /** @enum {string} */
                build: "tall" | "short" | "fat" | "thin";
                /** @enum {string} */
                word: "Alpha" | "Bravo" | "Charlie" | "Delta";
            };
        } | {
            /** @constant */
            kind: "limit";
            args: {
                number: number;
            };
        } | {
            /** @constant */
            kind: "left";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "ended";
            args: Record<string, never>;
        } | {
            /** @constant */
            kind: "won";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "undone";
            args: {
                seat: number;
                count: number;
            };
        });
        /**
         * Exposure
         * @description What somebody can make of a seat: the pairs of identity and build that are left.
         */
        InkognitoExposure: {
            selves: string[];
            certain: boolean;
        };
        /**
         * Figures
         * @description Where the figure of each build stands.
         */
        InkognitoFigures: {
            tall: string | null;
            short: string | null;
            fat: string | null;
            thin: string | null;
        };
        /**
         * Grid
         * @description For each identity the counts of each build.
         */
        InkognitoGrid: {
            F: components["schemas"]["InkognitoBuildCounts"];
            B: components["schemas"]["InkognitoBuildCounts"];
            X: components["schemas"]["InkognitoBuildCounts"];
            Z: components["schemas"]["InkognitoBuildCounts"];
        };
        /**
         * Look
         * @description Cards that one seat has shown another, and how often; as a penalty, or as an answer.
         */
        InkognitoLook: {
            cards: string;
            times: number;
            penalty: boolean;
        };
        /** Meeting */
        InkognitoMeeting: {
            /** @enum {string} */
            visitor: "tall" | "short" | "fat" | "thin";
            host: components["schemas"]["InkognitoNamedFigure"];
            space: string;
        };
        /**
         * MissionLine
         * @description A line of the mission list.
         */
        InkognitoMissionLine: {
            /** @enum {string} */
            team: "FB" | "ZX";
            words: ("Alpha" | "Bravo" | "Charlie" | "Delta")[];
            /** @enum {string} */
            kind: "ONTO" | "MEETS" | "REACH" | "AMBASSADOR";
            who: string | null;
            target: string | null;
            place: string | null;
        };
        /**
         * Moving
         * @description Which ball and which figure the pending step is about.
         */
        InkognitoMoving: {
            /** @enum {null|string} */
            ball: "land" | "water" | "either" | "ambassador" | "blank" | null;
            /** @enum {null|string} */
            figure: "tall" | "short" | "fat" | "thin" | "ambassador" | null;
        };
        /**
         * NamedFigure
         * @description A figure as the table calls it; the ambassador belongs to nobody.
         */
        InkognitoNamedFigure: {
            seat: number | null;
            build: ("tall" | "short" | "fat" | "thin") | "ambassador";
        };
        /**
         * Notebook
         * @description `worlds`: how many are possible; `selves`: how many pairs of partner's identity and build. Deduced by `auto`.
         */
        InkognitoNotebook: {
            pages: components["schemas"]["InkognitoPage"][];
            worlds?: number;
            selves?: number;
            partner?: number | "prisoner" | null;
            own_missions?: components["schemas"]["InkognitoMissionLine"][];
            enemy_missions?: components["schemas"]["InkognitoMissionLine"][];
            own_escape?: string[];
            enemy_escape?: string[];
        };
        /**
         * Own
         * @description `window`: what this seat has chosen in the window of a turn.
         */
        InkognitoOwn: {
            /** @enum {null|string} */
            identity: "F" | "B" | "X" | "Z" | null;
            /** @enum {null|string} */
            build: "tall" | "short" | "fat" | "thin" | null;
            /** @enum {null|string} */
            word: "Alpha" | "Bravo" | "Charlie" | "Delta" | null;
            /** @enum {null|string} */
            team: "FB" | "ZX" | null;
            escape: string[];
            arrangement: number | null;
            /** @enum {null|string} */
            window: "silent" | "declare" | null;
        };
        /**
         * Page
         * @description A page about one holder; what stands in it depends on how the table keeps notebooks.
         *
         *         `looks`: what it has shown this seat; `shows`: what this seat has shown it; `struck`: pairs of identity and build
         *         that are excluded, with the reasons.
         */
        InkognitoPage: {
            holder: number | "prisoner";
            /** @enum {null|string} */
            colour: "red" | "blue" | "green" | "yellow" | null;
            notes?: components["schemas"]["InkognitoLook"][];
            looks?: components["schemas"]["InkognitoLook"][];
            shows?: components["schemas"]["InkognitoLook"][];
            grid?: components["schemas"]["InkognitoGrid"];
            identity?: components["schemas"]["InkognitoAgentCounts"];
            build?: components["schemas"]["InkognitoBuildCounts"];
            word?: components["schemas"]["InkognitoWordCounts"];
            partner?: number;
            struck?: {
                [key: string]: string[];
            };
            exposure?: components["schemas"]["InkognitoExposure"];
        };
        /**
         * Passport
         * @description What stands in everybody's passport: the whole list, and the escape places.
         */
        InkognitoPassport: {
            missions: components["schemas"]["InkognitoMissionLine"][];
            escape: components["schemas"]["InkognitoEscape"];
        };
        /**
         * Player
         * @description `met`: whether a figure of the active player has met this one; `spent`: figures that have moved this turn.
         */
        InkognitoPlayer: {
            seat: number;
            /** @enum {null|string} */
            colour: "red" | "blue" | "green" | "yellow" | null;
            figures: components["schemas"]["InkognitoFigures"];
            turns: number;
            met: boolean;
            spent: ("tall" | "short" | "fat" | "thin")[];
        };
        /**
         * Question
         * @description The question being dealt with; the faces (`cards`, and `left` after a penalty) only for asker and asked.
         */
        InkognitoQuestion: {
            /** @enum {string} */
            kind: "identity" | "build" | "ambassador_identity" | "ambassador_build";
            asker: number;
            asked: number;
            answered: boolean;
            level: number;
            cards: string | null;
            left: string | null;
        };
        /** Secrets */
        InkognitoSecrets: {
            holder: number | "prisoner";
            /** @enum {null|string} */
            identity: "F" | "B" | "X" | "Z" | null;
            /** @enum {null|string} */
            build: "tall" | "short" | "fat" | "thin" | null;
            /** @enum {null|string} */
            word: "Alpha" | "Bravo" | "Charlie" | "Delta" | null;
        };
        /**
         * Shown
         * @description The same between any two seats, told when the game is over.
         */
        InkognitoShown: {
            cards: string;
            times: number;
            penalty: boolean;
            from: number;
            to: number;
        };
        /**
         * Side
         * @description A team as it turned out; a lone spy has ways out instead of a mission.
         */
        InkognitoSide: {
            seats: number[];
            mission: components["schemas"]["InkognitoMissionLine"] | null;
            escape: string[];
            done: boolean;
        };
        /**
         * View
         * @description What a seat, or a spectator, may know.
         */
        InkognitoView: {
            /** @constant */
            game: "inkognito";
            data_set: string;
            seats: number;
            options: {
                [key: string]: unknown;
            };
            colours: ("red" | "blue" | "green" | "yellow")[];
            seat: number | null;
            to_move: number[];
            /** @enum {null|string} */
            decision: "DEAL_IDENTITIES" | "DEAL_BUILDS" | "DEAL_WORDS" | "COLOURS" | "PLACE_FIGURES" | "FIRST_PLAYER" | "SHAKE" | "COLOUR" | "ARRANGE" | "START" | "ACT" | "FIG" | "STEP" | "STOP" | "PASS" | "STEP_AMB" | "MEET" | "EXTRA" | "AMB" | "SHOW" | "CLAIM" | "CONCEDE" | "PENALTY" | "NOTE" | "BANISH" | "BANISH_AMB" | "GESTURE" | "DECLARE" | "WINDOW" | "HANDSHAKE" | null;
            idle: string | null;
            over: boolean;
            scores?: number[];
            ranking?: number[];
            winners?: number[];
            /** @enum {string} */
            notebook_mode: "auto" | "log" | "manual";
            first_player: number | null;
            active: number | null;
            turn: number;
            turn_limit: number;
            ambassador: string;
            ambassador_left: boolean;
            balls: components["schemas"]["InkognitoBalls"];
            ambassador_met: boolean;
            gesture_left: boolean;
            meetings: components["schemas"]["InkognitoMeeting"][];
            moving: components["schemas"]["InkognitoMoving"] | null;
            /** @enum {null|string} */
            window: "start" | "end" | null;
            question: components["schemas"]["InkognitoQuestion"] | null;
            declaration: components["schemas"]["InkognitoDeclaration"] | null;
            players: components["schemas"]["InkognitoPlayer"][];
            /** @enum {null|string} */
            colour_out: "red" | "blue" | "green" | "yellow" | null;
            passport: components["schemas"]["InkognitoPassport"];
            secrets?: components["schemas"]["InkognitoSecrets"][];
            sides?: components["schemas"]["InkognitoSide"][];
            verdict?: ("fulfilled" | "unfulfilled" | "refused" | "no_partners" | "alone" | "not_escaped" | "not_alone") | null;
            shown?: components["schemas"]["InkognitoShown"][];
            own?: components["schemas"]["InkognitoOwn"];
            steps?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            notebook?: components["schemas"]["InkognitoNotebook"];
            answers?: components["schemas"]["InkognitoAnswer"][];
        };
        /** WordCounts */
        InkognitoWordCounts: {
            Alpha: number;
            Bravo: number;
            Charlie: number;
            Delta: number;
        };
        /** JoinRequest */
        JoinRequest: {
            invite?: string | null;
            seat?: number | null;
            /** @description A random number of the player's own: 32 bytes as 64 hexadecimal digits, made after the commitment was seen */
            number?: string | null;
            /** @description Instead of a number its SHA-256 (of the 32 bytes), 64 hexadecimal digits: POST /number opens it when all seats are taken, so that nobody can choose a number by the others' */
            seal?: string | null;
        };
        /** LevelBody */
        LevelBody: {
            level: number;
            code: string;
        };
        /** LinkRequest */
        LinkRequest: {
            token: string;
        };
        /** LobbyBody */
        LobbyBody: {
            tables: components["schemas"]["LobbyTable"][];
            running: components["schemas"]["WatchTable"][];
            total: number;
            running_total: number;
            page_size: number;
        };
        /** LobbyTable */
        LobbyTable: {
            id: string;
            game: string;
            options: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            speed: "live" | "days";
            hints: boolean;
            bots: boolean;
            clock: components["schemas"]["TimeBank"] | null;
            players: components["schemas"]["PlayerBody"][];
            open_seats: number;
            created_at: number;
        };
        /** LookRequest */
        LookRequest: {
            /** @enum {string} */
            look: "players" | "link" | "everybody";
        };
        /** MeBody */
        MeBody: {
            id: string;
            name: string;
            bot: boolean;
            tables: components["schemas"]["MyTable"][];
        };
        /** MomentRequest */
        MomentRequest: {
            seat: number;
            at: number;
            /**
             * @default true
             * @enum {string}
             */
            world: "true" | "fresh";
        };
        /** MomentsBody */
        MomentsBody: {
            id: string;
            game: string;
            seat: number | null;
            last: number;
            dealt: number;
            events: (components["schemas"]["ViennaEvent"] | components["schemas"]["EstorilEvent"] | components["schemas"]["SpyconnectionEvent"] | components["schemas"]["InkognitoEvent"])[];
            decisions: number[];
        };
        /** MyTable */
        MyTable: {
            id: string;
            game: string;
            /** @enum {string} */
            status: "open" | "running" | "over" | "closed";
            my_seats: number[];
            my_turn: boolean;
            to_move: number[];
            players: components["schemas"]["PlayerBody"][];
            created_at: number;
            deadline: number | null;
            ended_at?: number | null;
            moves?: number | null;
            scores?: number[] | null;
            winners?: number[];
            ranks?: number[] | null;
            /** @enum {null|string} */
            look?: "players" | "link" | "everybody" | null;
            /** @enum {null|string} */
            source?: "record" | "moment" | null;
        };
        /** NamedBody */
        NamedBody: {
            id: string;
            name: string;
        };
        /** NewBotBody */
        NewBotBody: {
            bot: components["schemas"]["BotBody"];
            token: string;
        };
        /** NewGuestRequest */
        NewGuestRequest: {
            /** @description 1 to 24 visible characters */
            name: string;
            /** @default false */
            bot: boolean;
        };
        /** NewsBody */
        NewsBody: {
            n: number;
            kind: string;
            args: {
                [key: string]: number | string | null;
            };
            /** @default false */
            private: boolean;
            /** @default false */
            reveals: boolean;
            /** @default false */
            by_chance: boolean;
            /** @default false */
            stand_in: boolean;
        };
        /** NoteRequest */
        NoteRequest: {
            /** @default  */
            note: string;
        };
        /** NotesBody */
        NotesBody: {
            seat: number;
            cells: {
                [key: string]: string;
            };
        };
        /** NotesRequest */
        NotesRequest: {
            /** @description Marks by cell, 600 at most. A name has 1 to 40 visible ASCII characters, a mark up to 20 characters, none of them a control character; an empty mark clears its cell */
            cells: {
                [key: string]: string;
            };
            seat?: number | null;
        };
        /** NoticesBody */
        NoticesBody: {
            channels: components["schemas"]["ChannelBody"][];
            wishes: components["schemas"]["WishesBody"];
            tables: {
                [key: string]: boolean;
            };
            offered: ("push" | "mail" | "discord" | "slack" | "ntfy" | "json")[];
            push_key: string;
        };
        /** NumberRequest */
        NumberRequest: {
            /** @description A random number of the player's own: 32 bytes as 64 hexadecimal digits, made after the commitment was seen */
            number: string;
        };
        /** ObservationBody */
        ObservationBody: {
            game: string;
            rules: number;
            data_set: string;
            digest: string;
            seats: number;
            options: {
                [key: string]: unknown;
            };
            seat: number;
            decision: string | null;
            state: string;
        };
        /** OpenRequest */
        OpenRequest: {
            game: string;
            seats: components["schemas"]["SeatRequest"][];
            options?: {
                [key: string]: unknown;
            };
            /**
             * @default live
             * @enum {string}
             */
            speed: "live" | "days";
            /**
             * @description Who may watch while the game runs
             * @default none
             * @enum {string}
             */
            spectators: "none" | "public";
            /**
             * @description Who may look at the game when it is over
             * @default link
             * @enum {string}
             */
            look: "players" | "link" | "everybody";
            /** @default false */
            public: boolean;
            /** @description Whether players may ask what a bot would do; null: not at public tables, else yes */
            hints?: boolean | null;
            deal?: components["schemas"]["DealRequest"] | null;
            clock?: components["schemas"]["ClockRequest"] | null;
            /** @description Whether bots that people bring may sit down; null: not at public tables, else yes */
            bots?: boolean | null;
        };
        /** OpenedBody */
        OpenedBody: {
            id: string;
            seat: number | null;
            invite: string | null;
        };
        /** OptionBody */
        OptionBody: {
            key: string;
            default: unknown;
            values: unknown[];
            rules: string;
            per_seat: boolean;
            least: number | null;
            seat_number: boolean;
            members: string;
            allowed: string;
            needs: {
                [key: string]: unknown;
            };
            players: number[];
        };
        /** OtherSeatRequest */
        OtherSeatRequest: {
            seat: number;
        };
        /** OwnSeatRequest */
        OwnSeatRequest: {
            seat?: number | null;
        };
        /** PartedBody */
        PartedBody: {
            at: number;
            other_at: number;
            seat: number | null;
        };
        /** PatchBody */
        PatchBody: {
            seat: number | null;
            from: number;
            changes: {
                [key: string]: unknown;
            };
            events: components["schemas"]["NewsBody"][];
        };
        /** PersonRequest */
        PersonRequest: {
            seat?: number | null;
            line?: number | null;
        };
        /** PlayerBody */
        PlayerBody: {
            seat: number;
            /** @enum {string} */
            kind: "human" | "bot" | "open";
            name: string | null;
            bot: string | null;
            level: number | null;
            connected: boolean;
            away: boolean;
            resigned: boolean;
            removed: boolean;
            mine: boolean;
            same_as: number | null;
            colour: string | null;
            program: boolean;
            bot_of: string | null;
        };
        /** Point */
        Point: {
            step: number;
            value: number;
        };
        /** PresetBody */
        PresetBody: {
            code: string;
            options: {
                [key: string]: unknown;
            };
        };
        /** PrivacyBody */
        PrivacyBody: {
            operator: string;
            token_days: number;
            table_days: number;
            report_days: number;
            access_log: boolean;
        };
        /** ProblemBody */
        ProblemBody: {
            type: string;
            title: string;
            status: number;
            /** @default  */
            detail: string;
            faults?: string[] | null;
            rule?: string | null;
            message?: string | null;
            reason?: string | null;
            table?: unknown;
            view?: unknown;
        };
        /** PromiseBody */
        PromiseBody: {
            ticket: string | null;
            commitment: string | null;
        };
        /** PromiseRequest */
        PromiseRequest: {
            rematch_of?: string | null;
        };
        /** PushKeys */
        PushKeys: {
            p256dh: string;
            auth: string;
        };
        /** QuestionBody */
        QuestionBody: {
            key: string;
            kind: string;
            seat: number;
            choices: string[];
        };
        /** RecordRequest */
        RecordRequest: {
            record: {
                [key: string]: unknown;
            };
            seats?: components["schemas"]["SeatRequest"][] | null;
        };
        /** RefusalBody */
        RefusalBody: {
            rule: string;
            message: string;
            text: string;
        };
        /** RelationBody */
        RelationBody: {
            id: string;
            /** @enum {string} */
            kind: "mute" | "block";
            name: string;
            created_at: number;
        };
        /** RelationsBody */
        RelationsBody: {
            ignored: components["schemas"]["RelationBody"][];
        };
        /** RematchRequest */
        RematchRequest: {
            /** @description A random number of the player's own: 32 bytes as 64 hexadecimal digits, made after the commitment was seen */
            number?: string | null;
            /** @description Instead of a number its SHA-256 (of the 32 bytes), 64 hexadecimal digits: POST /number opens it when all seats are taken, so that nobody can choose a number by the others' */
            seal?: string | null;
        };
        /** ReplayBody */
        ReplayBody: {
            id: string;
            game: string;
            seat: number | null;
            upto: number;
            last: number;
            view: components["schemas"]["ViennaView"] | components["schemas"]["EstorilView"] | components["schemas"]["SpyconnectionView"] | components["schemas"]["InkognitoView"] | null;
            views: (components["schemas"]["ViennaView"] | components["schemas"]["EstorilView"] | components["schemas"]["SpyconnectionView"] | components["schemas"]["InkognitoView"])[] | null;
            position: {
                [key: string]: unknown;
            } | null;
            events: (components["schemas"]["ViennaEvent"] | components["schemas"]["EstorilEvent"] | components["schemas"]["SpyconnectionEvent"] | components["schemas"]["InkognitoEvent"])[];
            over: boolean;
            same?: number[] | null;
        };
        /** ReplyBody */
        ReplyBody: {
            right: boolean;
            /** @description a clue that the answer breaks, counted from 0 */
            broken: number | null;
            /** @description questions with the same answer, where no two can have it */
            twice: string[];
            /** @description what the turn ends with less than the best: `reason-…` texts */
            less: {
                [key: string]: number;
            };
            more: {
                [key: string]: number;
            };
            /** @description how many answers were left at first and after each clue */
            left: number[];
            best: string[];
            /** @description the result that the best turn promises: 0 defeat, 1 victory */
            value: number | null;
            next_value: number | null;
        };
        /** ReportRequest */
        ReportRequest: {
            seat?: number | null;
            line?: number | null;
            reason: string;
        };
        /** ReportedBody */
        ReportedBody: {
            id: string;
        };
        /** ReportedLine */
        ReportedLine: {
            n: number;
            at: number;
            name: string;
            text: string;
            reported: boolean;
        };
        /** Review */
        Review: {
            version: number;
            game: string;
            steps: number;
            over: boolean;
            seats: components["schemas"]["SeatReview"][];
            draws: components["schemas"]["Draw"][];
        };
        /** ReviewBody */
        ReviewBody: {
            id: string;
            /** @enum {string} */
            status: "none" | "working" | "stopped" | "ready";
            done: number;
            total: number;
            review?: components["schemas"]["Review"] | null;
            moments?: number[] | null;
        };
        /** RuleBody */
        RuleBody: {
            id: string;
            text: string;
        };
        /** RulesBody */
        RulesBody: {
            game: string;
            title: string;
            language: string;
            about: string;
            sections: components["schemas"]["SectionBody"][];
        };
        /** SaidBody */
        SaidBody: {
            n: number;
        };
        /** SeatRequest */
        SeatRequest: {
            /** @enum {string} */
            kind: "me" | "open" | "bot";
            bot?: string | null;
            level?: number | null;
            /** @description 1 to 24 visible characters */
            name?: string | null;
        };
        /** SeatReview */
        SeatReview: {
            seat: number;
            start: number;
            result: number;
            luck: number;
            decisions: number;
            hidden: number;
            others: number;
            asked: number;
            mistakes: number;
            mean_loss: number;
            curve: components["schemas"]["Point"][];
            costliest: components["schemas"]["Decision"][];
        };
        /** SeatedBody */
        SeatedBody: {
            id: string;
            seat: number | null;
        };
        /** SeatedGuest */
        SeatedGuest: {
            seat: number;
            guest: string;
            name: string | null;
        };
        /** SectionBody */
        SectionBody: {
            id: string;
            title: string;
            rules: components["schemas"]["RuleBody"][];
        };
        /** Source */
        Source: {
            /** @enum {string} */
            kind: "record" | "moment";
            /** @default false */
            over: boolean;
            table?: string | null;
            at?: number | null;
            seat?: number | null;
            /** @enum {null|string} */
            world?: "true" | "fresh" | null;
        };
        /**
         * Card
         * @description A mission; `start` is the red city of a start mission.
         */
        SpyconnectionCard: {
            card: string;
            cities: string[];
            points: number;
            extra_turn: boolean;
            start: string | null;
        };
        /** EmptySlot */
        SpyconnectionEmptySlot: {
            card: null;
            slot: number;
            cost: number;
        };
        /**
         * Ending
         * @description The end-of-turn step looked at beforehand. `wanting`: missions for which no agent would be left.
         */
        SpyconnectionEnding: {
            served: components["schemas"]["SpyconnectionServed"][];
            wanting: string[];
        };
        /**
         * SpyconnectionEvent
         * @description Something that happened, as this viewer saw it. `n` counts what this viewer saw, from 1.
         */
        SpyconnectionEvent: {
            n: number;
            private: boolean;
            reveals: boolean;
            by_chance: boolean;
            /** @default false */
            stand_in: boolean;
        } & ({
            /** @constant */
            kind: "first_player";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "start_dealt";
            args: {
                seat: number;
                card: string;
            };
        } | {
            /** @constant */
            kind: "start_revealed";
            args: {
                card: string;
            };
        } | {
            /** @constant */
            kind: "start_chosen";
            args: {
                seat: number;
                card: string;
            };
        } | {
            /** @constant */
            kind: "placed_spy";
            args: {
                seat: number;
                city: string;
            };
        } | {
            /** @constant */
            kind: "revealed";
            args: {
                mission: string;
                slot: number;
            };
        } | {
            /** @constant */
            kind: "reshuffled";
            args: {
                count: number;
            };
        } | {
            /** @constant */
            kind: "turn";
            args: {
                seat: number;
                number: number;
            };
        } | {
            /** @constant */
            kind: "extra_turn";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "last_turn";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "took";
            args: {
                seat: number;
                mission: string;
                slot: number;
                cost: number;
            };
        } | {
            /** @constant */
            kind: "moved";
            args: {
                seat: number;
                origin: string;
                city: string;
            };
        } | {
            /** @constant */
            kind: "stopped";
            args: {
                seat: number;
                city: string;
            };
        } | {
            /** @constant */
            kind: "connected";
            args: {
                seat: number;
                connection: string;
                city: string;
                cost: number;
            };
        } | {
            /** @constant */
            kind: "recalled_field";
            args: {
                seat: number;
                field: string;
                count: number;
            };
        } | {
            /** @constant */
            kind: "recalled_circle";
            args: {
                seat: number;
                mission: string;
                city: string;
            };
        } | {
            /** @constant */
            kind: "discarded";
            args: {
                seat: number;
                mission: string;
                count: number;
            };
        } | {
            /** @constant */
            kind: "covered";
            args: {
                seat: number;
                mission: string;
                city: string;
            };
        } | {
            /** @constant */
            kind: "fulfilled";
            args: {
                seat: number;
                mission: string;
                points: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "extra_turn_earned";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "triggered";
            args: {
                seat: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "waived";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "done";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "left";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "limit";
            args: {
                number: number;
            };
        } | {
            /** @constant */
            kind: "ended";
            args: Record<string, never>;
        } | {
            /** @constant */
            kind: "scored";
            args: {
                seat: number;
                fulfilled: number;
                covered: number;
                total: number;
            };
        } | {
            /** @constant */
            kind: "won";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "undone";
            args: {
                seat: number;
                count: number;
            };
        });
        /**
         * OpenMission
         * @description A mission before a player. `covered`: the cities of its circles with an agent; `planning`: its other agents.
         */
        SpyconnectionOpenMission: {
            card: string;
            cities: string[];
            points: number;
            extra_turn: boolean;
            start: string | null;
            position: number;
            covered: string[];
            planning: number;
            wants_spy_city: boolean;
        };
        /**
         * Player
         * @description `agents`: how many there are in all, on the board, on missions and in the supply.
         */
        SpyconnectionPlayer: {
            seat: number;
            spy: string | null;
            supply: number;
            agents: number;
            network: string[];
            open: components["schemas"]["SpyconnectionOpenMission"][];
            fulfilled: components["schemas"]["SpyconnectionCard"][];
            fulfilled_points: number;
            covered_points: number;
            score: number;
            turns: number;
            turn_order: number | null;
            finished: boolean;
            out: boolean;
        };
        /**
         * Preview
         * @description What an action would cost and bring.
         *
         *         `cost`: agents it takes, field by field in `fields`; `short`: how many are missing; `payable`: whether taking back
         *         all agents elsewhere would pay for it; `left`: the supply afterwards; `at_once`: whether the mission could be
         *         covered in the same turn; `ending`: the end-of-turn step there. Of taking agents back: `back`: how many; `again`:
         *         what the field would then cost; `first`: fields that it would cut off, and that go before it; `leaves`: cities lost.
         */
        SpyconnectionPreview: {
            cost?: number;
            fields?: number[];
            short?: number;
            payable?: boolean;
            left?: number;
            at_once?: boolean;
            ending?: components["schemas"]["SpyconnectionEnding"];
            back?: number;
            again?: number;
            first?: string[];
            leaves?: string[];
        };
        /**
         * Reach
         * @description A connection at the spy's city that leads to a new city. `short`: how many agents are missing in the supply.
         */
        SpyconnectionReach: {
            connection: string;
            city: string;
            fields: number[];
            price: number;
            short: number;
        };
        /**
         * Served
         * @description A mission that the end-of-turn step would cover; `back`: the agents that come back if that fulfils it.
         */
        SpyconnectionServed: {
            card: string;
            fulfilled: boolean;
            back: number;
        };
        /**
         * Slot
         * @description A slot of the display, and what it costs to take from it.
         */
        SpyconnectionSlot: {
            card: string;
            cities: string[];
            points: number;
            extra_turn: boolean;
            start: string | null;
            slot: number;
            cost: number;
        };
        /**
         * View
         * @description What a seat, or a spectator, may know.
         */
        SpyconnectionView: {
            /** @constant */
            game: "spyconnection";
            data_set: string;
            seats: number;
            options: {
                [key: string]: unknown;
            };
            colours: ("red" | "blue" | "green" | "yellow")[];
            seat: number | null;
            to_move: number[];
            /** @enum {null|string} */
            decision: "REVEAL" | "FIRST_PLAYER" | "DEAL_START" | "REVEAL_START" | "START" | "ROOT" | "MOVED" | "COVER" | null;
            idle: string | null;
            over: boolean;
            scores?: number[];
            ranking?: number[];
            winners?: number[];
            /** @enum {string} */
            side: "light" | "dark";
            first_player: number | null;
            active: number | null;
            extra_turn: boolean;
            extra_turns_due: number;
            trigger: number | null;
            turn_limit: number;
            open_limit: number;
            to_trigger: number;
            players: components["schemas"]["SpyconnectionPlayer"][];
            stack: number;
            unseen: string[];
            discard: components["schemas"]["SpyconnectionCard"][];
            offered: components["schemas"]["SpyconnectionCard"][];
            box: components["schemas"]["SpyconnectionCard"][];
            fields: {
                [key: string]: number[];
            };
            display: (components["schemas"]["SpyconnectionSlot"] | components["schemas"]["SpyconnectionEmptySlot"])[];
            prices: {
                [key: string]: number[];
            };
            reach: components["schemas"]["SpyconnectionReach"][];
            recallable: string[];
            previews: {
                [key: string]: components["schemas"]["SpyconnectionPreview"];
            };
        };
        /** StandInBody */
        StandInBody: {
            after: number;
            /** @enum {string} */
            by: "bot" | "clock" | "default";
            action: components["schemas"]["ActionBody"];
            fresh: boolean;
        };
        /** StandingBody */
        StandingBody: {
            declare_with: number | null;
            ask: boolean;
        };
        /** StandingRequest */
        StandingRequest: {
            declare_with: number | null;
            /** @default false */
            ask: boolean;
            seat?: number | null;
        };
        /** StepsRequest */
        StepsRequest: {
            /** @description The steps of the turn from its beginning, as canonical texts */
            steps: string[];
        };
        /** TableBody */
        TableBody: {
            id: string;
            game: string;
            /** @enum {string} */
            status: "open" | "running" | "over" | "closed";
            /** @enum {null|string} */
            closed_by: "host" | "time" | "operator" | null;
            seat: number | null;
            my_seats: number[];
            seq: number;
            to_move: number[];
            over: boolean;
            scores: number[] | null;
            winners: number[];
            ranking: number[] | null;
            ranks: number[] | null;
            view: components["schemas"]["ViennaView"] | components["schemas"]["EstorilView"] | components["schemas"]["SpyconnectionView"] | components["schemas"]["InkognitoView"] | null;
            legal: components["schemas"]["ActionBody"][];
            decision: string | null;
            undo: components["schemas"]["UndoBody"];
            standing: components["schemas"]["StandingBody"] | null;
            clocks: components["schemas"]["ClockBody"][] | null;
            clock: components["schemas"]["TimeBank"] | null;
            banks: number[] | null;
            players: components["schemas"]["PlayerBody"][];
            votes: components["schemas"]["VoteBody"][];
            options: {
                [key: string]: unknown;
            };
            preset: string | null;
            changed: string[];
            /** @enum {string} */
            spectators: "none" | "public";
            /** @enum {string} */
            look: "players" | "link" | "everybody";
            /** @enum {string} */
            speed: "live" | "days";
            public: boolean;
            hints: boolean;
            bots: boolean;
            host: boolean;
            invite: string | null;
            events: (components["schemas"]["ViennaEvent"] | components["schemas"]["EstorilEvent"] | components["schemas"]["SpyconnectionEvent"] | components["schemas"]["InkognitoEvent"])[];
            dealt: number;
            stand_ins: components["schemas"]["StandInBody"][];
            chat: components["schemas"]["ChatBody"][];
            rematch: string | null;
            source: components["schemas"]["Source"] | null;
            deal: components["schemas"]["DealBody"] | null;
            created_at: number;
        };
        /** TableNoticesRequest */
        TableNoticesRequest: {
            wanted: boolean;
        };
        /** TimeBank */
        TimeBank: {
            bank: number;
            increment: number;
        };
        /** ToldBody */
        ToldBody: {
            kind: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** TurnBody */
        TurnBody: {
            view: components["schemas"]["ViennaView"] | components["schemas"]["EstorilView"] | components["schemas"]["SpyconnectionView"] | components["schemas"]["InkognitoView"];
            legal: components["schemas"]["ActionBody"][];
            steps: string[];
            /** @description whether the turn is over, so that it can be the answer */
            done: boolean;
        };
        /** UndoBody */
        UndoBody: {
            allowed: boolean;
            steps: number;
            reason: string | null;
            message: string | null;
        };
        /** UndoRequest */
        UndoRequest: {
            seat?: number | null;
            /** @default false */
            whole: boolean;
        };
        /**
         * Answer
         * @description A drawer whose ability answers to a moment.
         */
        ViennaAnswer: {
            drawer: number;
            ability: string;
        };
        /**
         * Asks
         * @description Details of what is asked: an amount (price, income, agents left), a sort, the card to which it is due.
         */
        ViennaAsks: {
            seat: number;
            amount: number;
            by_itself?: boolean;
            secret?: ("flask" | "pistol" | "briefcase" | "microfilm" | "slide") | null;
            least?: number | null;
            income?: number | null;
            price?: number | null;
            card?: components["schemas"]["ViennaCard"] | null;
        };
        /**
         * Assigned
         * @description The cards a seat has laid down for the actions I, II and IV.
         */
        ViennaAssigned: {
            I: components["schemas"]["ViennaCard"] | components["schemas"]["ViennaUnknownCard"] | null;
            II: components["schemas"]["ViennaCard"] | components["schemas"]["ViennaUnknownCard"] | null;
            IV: components["schemas"]["ViennaCard"] | components["schemas"]["ViennaUnknownCard"] | null;
        };
        /**
         * Building
         * @description `agents` and `figure`: whose stand there.
         */
        ViennaBuilding: {
            building: string;
            /** @enum {string} */
            colour: "violet" | "pink" | "orange" | "brown" | "grey";
            /** @enum {null|string} */
            flag: "US" | "SU" | "FR" | "GB" | "AT" | null;
            /** @enum {null|string} */
            seal: "administration" | "science" | "religion" | "culture" | "nobility" | null;
            /** @enum {null|string} */
            letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "K" | "L" | null;
            agents: number[];
            figure: number | null;
            third_man: boolean;
        };
        /**
         * Candidate
         * @description An agent that could be placed on the building chosen.
         */
        ViennaCandidate: {
            is_figure: boolean;
            price: number;
            squares: components["schemas"]["ViennaEnclosed"][];
        };
        /**
         * Card
         * @description What is printed on a card, and how its ability goes: when it answers, on what condition, with what effect.
         */
        ViennaCard: {
            card: string;
            ability: string;
            /** @enum {string} */
            moment: "bribe" | "price" | "pay" | "gain" | "place" | "shown" | "step";
            /** @enum {string} */
            condition: "always" | "sort" | "colour" | "flag" | "seal" | "foreign" | "new" | "number";
            effect: string;
            amount: number;
            shows: string | null;
            /** @enum {null|string} */
            shows_kind: "bribe" | "colour" | "flag" | "seal" | "secret" | null;
            /** @enum {string} */
            action: "II" | "III" | "IV";
            /** @enum {string} */
            bribe: "chocolate" | "wine" | "magazine" | "coffee" | "tobacco";
            /** @enum {string} */
            secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
        };
        /**
         * Deck
         * @description `unseen`: cards that may be in the pile or in others' hands.
         */
        ViennaDeck: {
            count: number;
            discards: string[];
            unseen: string[];
        };
        /** Drawer */
        ViennaDrawer: {
            card: string;
            ability: string;
            /** @enum {string} */
            moment: "bribe" | "price" | "pay" | "gain" | "place" | "shown" | "step";
            /** @enum {string} */
            condition: "always" | "sort" | "colour" | "flag" | "seal" | "foreign" | "new" | "number";
            effect: string;
            amount: number;
            shows: string | null;
            /** @enum {null|string} */
            shows_kind: "bribe" | "colour" | "flag" | "seal" | "secret" | null;
            /** @enum {string} */
            action: "II" | "III" | "IV";
            /** @enum {string} */
            bribe: "chocolate" | "wine" | "magazine" | "coffee" | "tobacco";
            /** @enum {string} */
            secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
            works_now: boolean;
        };
        /**
         * Enclosed
         * @description A square that a placement would enclose, with points and the drawers that answer to the gain.
         */
        ViennaEnclosed: {
            square: string;
            /** @enum {string} */
            secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
            points: number;
            bonuses: components["schemas"]["ViennaAnswer"][];
        };
        /**
         * ViennaEvent
         * @description Something that happened, as this viewer saw it. `n` counts what this viewer saw, from 1.
         */
        ViennaEvent: {
            n: number;
            private: boolean;
            reveals: boolean;
            by_chance: boolean;
            /** @default false */
            stand_in: boolean;
        } & ({
            /** @constant */
            kind: "first_player";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "colour";
            args: {
                seat: number;
                /** @enum {string} */
                colour: "yellow" | "red" | "blue" | "green";
            };
        } | {
            /** @constant */
            kind: "tile";
            args: {
                square: string;
                /** @enum {string} */
                secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
            };
        } | {
            /** @constant */
            kind: "flag";
            args: {
                building: string;
                /** @enum {string} */
                flag: "US" | "SU" | "FR" | "GB" | "AT";
            };
        } | {
            /** @constant */
            kind: "start_secret";
            args: {
                seat: number;
                /** @enum {string} */
                secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
            };
        } | {
            /** @constant */
            kind: "start_mission";
            args: {
                seat: number;
                mission: string;
                money: number;
            };
        } | {
            /** @constant */
            kind: "displayed";
            args: {
                mission: string;
            };
        } | {
            /** @constant */
            kind: "third_man";
            args: {
                building: string;
            };
        } | {
            /** @constant */
            kind: "round";
            args: {
                number: number;
                seat: number;
            };
        } | {
            /** @constant */
            kind: "reshuffled";
            args: {
                count: number;
            };
        } | {
            /** @constant */
            kind: "drew";
            args: {
                seat: number;
                card: string | null;
            };
        } | {
            /** @constant */
            kind: "assigned";
            args: {
                seat: number;
                /** @enum {string} */
                role: "I" | "II" | "IV";
                card: string;
            };
        } | {
            /** @constant */
            kind: "committed";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "discarded";
            args: {
                seat: number;
                card: string;
            };
        } | {
            /** @constant */
            kind: "revealed";
            args: {
                seat: number;
                /** @enum {string} */
                role: "I" | "II" | "IV";
                card: string;
            };
        } | {
            /** @constant */
            kind: "drawer";
            args: {
                seat: number;
                drawer: number;
                card: string;
                old: string | null;
            };
        } | {
            /** @constant */
            kind: "bribes";
            args: {
                seat: number;
                /** @enum {string} */
                bribe: "chocolate" | "wine" | "magazine" | "coffee" | "tobacco";
                count: number;
                card: string | null;
            };
        } | {
            /** @constant */
            kind: "money";
            args: {
                seat: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "income";
            args: {
                seat: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "points";
            args: {
                seat: number;
                count: number;
                card: string;
            };
        } | {
            /** @constant */
            kind: "placing";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "target";
            args: {
                seat: number;
                building: string;
            };
        } | {
            /** @constant */
            kind: "agent";
            args: {
                seat: number;
                origin: string;
            };
        } | {
            /** @constant */
            kind: "placed";
            args: {
                seat: number;
                building: string;
                origin: string;
                payment: string | null;
            };
        } | {
            /** @constant */
            kind: "figure_step";
            args: {
                seat: number;
                origin: string;
                building: string;
            };
        } | {
            /** @constant */
            kind: "figure_stays";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "gained";
            args: {
                seat: number;
                square: string;
                /** @enum {string} */
                secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
                points: number;
            };
        } | {
            /** @constant */
            kind: "marker";
            args: {
                seat: number;
                /** @enum {string} */
                secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
                space: number;
                points: number;
            };
        } | {
            /** @constant */
            kind: "investigator";
            args: {
                /** @enum {string} */
                space: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
                /** @enum {string} */
                tile: "none" | "purchase" | "payday" | "both";
            };
        } | {
            /** @constant */
            kind: "end_near";
            args: {
                exceptional: number;
            };
        } | {
            /** @constant */
            kind: "declined";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "accepted";
            args: {
                seat: number;
                mission: string;
                money: number;
            };
        } | {
            /** @constant */
            kind: "fulfilled";
            args: {
                seat: number;
                mission: string;
                points: number;
                money: number;
            };
        } | {
            /** @constant */
            kind: "missions_done";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "deposited";
            args: {
                seat: number;
                amount: number;
                extra: number;
            };
        } | {
            /** @constant */
            kind: "bought";
            args: {
                seat: number;
                /** @enum {string} */
                item: "agent" | "telephone" | "map" | "box" | "seal" | "table";
            };
        } | {
            /** @constant */
            kind: "passed";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "paid_money";
            args: {
                seat: number;
                count: number;
            };
        } | {
            /** @constant */
            kind: "paid_bribe";
            args: {
                seat: number;
                /** @enum {string} */
                bribe: "chocolate" | "wine" | "magazine" | "coffee" | "tobacco";
            };
        } | {
            /** @constant */
            kind: "settled";
            args: {
                seat: number;
                money: number;
                unpaid: number;
            };
        } | {
            /** @constant */
            kind: "figure_paid";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "recalled";
            args: {
                seat: number;
                building: string;
            };
        } | {
            /** @constant */
            kind: "purchase";
            args: {
                number: number;
            };
        } | {
            /** @constant */
            kind: "payday";
            args: {
                number: number;
            };
        } | {
            /** @constant */
            kind: "removals";
            args: Record<string, never>;
        } | {
            /** @constant */
            kind: "crest";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "last_round";
            args: Record<string, never>;
        } | {
            /** @constant */
            kind: "left";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "scored";
            args: {
                seat: number;
                /** @enum {string} */
                line: "squares" | "markers" | "cards" | "missions" | "secrets" | "sets" | "desk" | "box" | "majority";
                points: number;
            };
        } | {
            /** @constant */
            kind: "total";
            args: {
                seat: number;
                points: number;
            };
        } | {
            /** @constant */
            kind: "won";
            args: {
                seat: number;
            };
        } | {
            /** @constant */
            kind: "undone";
            args: {
                seat: number;
                count: number;
            };
        });
        /**
         * FirstUse
         * @description A card as action I: the drawer with the same ability, and how many drawers are free.
         */
        ViennaFirstUse: {
            twin: number | null;
            free: number;
        };
        /**
         * FourthUse
         * @description A card as action IV.
         */
        ViennaFourthUse: {
            /** @enum {string} */
            secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
            points: number;
            virtual: boolean;
            crosses: boolean;
            moves_investigator: boolean;
            any_marker: boolean;
            bonuses: components["schemas"]["ViennaAnswer"][];
        };
        /**
         * HandCard
         * @description A card in hand; `uses` for who holds it.
         */
        ViennaHandCard: {
            card: string;
            ability: string;
            /** @enum {string} */
            moment: "bribe" | "price" | "pay" | "gain" | "place" | "shown" | "step";
            /** @enum {string} */
            condition: "always" | "sort" | "colour" | "flag" | "seal" | "foreign" | "new" | "number";
            effect: string;
            amount: number;
            shows: string | null;
            /** @enum {null|string} */
            shows_kind: "bribe" | "colour" | "flag" | "seal" | "secret" | null;
            /** @enum {string} */
            action: "II" | "III" | "IV";
            /** @enum {string} */
            bribe: "chocolate" | "wine" | "magazine" | "coffee" | "tobacco";
            /** @enum {string} */
            secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
            uses?: components["schemas"]["ViennaUses"];
        };
        /**
         * Mission
         * @description What is printed on a mission.
         */
        ViennaMission: {
            mission: string;
            category: string;
            /** @enum {string} */
            flag: "US" | "SU" | "FR" | "GB" | "AT";
            /** @enum {string} */
            type: "seal" | "bribe" | "letter" | "secret";
            needs: string[];
            money: number;
            points: number;
        };
        /** OwnFigure */
        ViennaOwnFigure: {
            /** @enum {string} */
            name: "marrakesh" | "new_york" | "hamburg" | "amsterdam";
            building: string | null;
            unlocked: boolean;
        };
        /**
         * OwnMission
         * @description A mission of a seat; `held`: how many of each listed thing it can show.
         */
        ViennaOwnMission: {
            mission: string;
            category: string;
            /** @enum {string} */
            flag: "US" | "SU" | "FR" | "GB" | "AT";
            /** @enum {string} */
            type: "seal" | "bribe" | "letter" | "secret";
            needs: string[];
            money: number;
            points: number;
            missing: number;
            met: boolean;
            held: {
                [key: string]: number;
            };
        };
        /**
         * Payday
         * @description What a payday would cost now.
         */
        ViennaPayday: {
            agents: number;
            can_pay: number;
            unpaid: number;
            /** @enum {null|string} */
            figure: "paid" | "unpaid" | null;
        };
        /**
         * Player
         * @description `points` line by line; `if_ended`: the score sheet if the game ended now.
         */
        ViennaPlayer: {
            seat: number;
            you: boolean;
            out: boolean;
            turns: number;
            /** @enum {null|string} */
            colour: "red" | "blue" | "green" | "yellow" | null;
            figure: components["schemas"]["ViennaOwnFigure"] | null;
            supply: number;
            annex: number;
            on_board: string[];
            bribes: {
                [key: string]: number;
            };
            money: number;
            box: number | null;
            box_room: number;
            secrets: {
                [key: string]: number;
            };
            items: ("agent" | "telephone" | "map" | "box" | "seal" | "table")[];
            drawers: (components["schemas"]["ViennaDrawer"] | null)[];
            missions: (components["schemas"]["ViennaOwnMission"] | null)[];
            cards: number;
            hand: (components["schemas"]["ViennaHandCard"] | components["schemas"]["ViennaUnknownCard"])[];
            assigned: components["schemas"]["ViennaAssigned"];
            committed: boolean;
            points: {
                [key: string]: number;
            };
            score: number;
            if_ended: {
                [key: string]: number;
            };
            payday: components["schemas"]["ViennaPayday"];
        };
        /**
         * Preview
         * @description What an action would cost (`price` in schillings) and bring at once: money, bribes, points, a marker's step.
         *
         *         `agent`: what placing this one would; `prospect`: what placing on this building would.
         */
        ViennaPreview: {
            price?: number;
            money?: number;
            bribes?: number;
            points?: number;
            step?: components["schemas"]["ViennaStep"];
            agent?: components["schemas"]["ViennaCandidate"];
            prospect?: components["schemas"]["ViennaProspect"];
        };
        /**
         * Prospect
         * @description What placing on a building would cost and bring.
         *
         *         `origin`: the agent for which squares and missions are worked out; `sorts`: the bribes that can pay; `accept` and
         *         `fulfil`: missions.
         */
        ViennaProspect: {
            price: number;
            price_of_figure: number | null;
            payable: boolean;
            allowed: boolean;
            sorts: ("chocolate" | "wine" | "magazine" | "coffee" | "tobacco")[];
            discounts: components["schemas"]["ViennaAnswer"][];
            foreign: boolean;
            origin: string | null;
            squares: components["schemas"]["ViennaEnclosed"][];
            bonuses: components["schemas"]["ViennaAnswer"][];
            accept: string[];
            fulfil: string[];
        };
        /**
         * Roof
         * @description `due`: what comes at the end of this round, in order; `oriel`: what waits for the end of the game.
         */
        ViennaRoof: {
            /** @enum {string} */
            investigator: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
            moved: boolean;
            /** @enum {string} */
            last: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
            due: ("purchase" | "payday")[];
            /** @enum {null|string} */
            oriel: "payday" | null;
            spaces: components["schemas"]["ViennaRoofTiles"][];
            purchases: number;
            paydays: number;
            rounds_left_at_least: number;
        };
        /**
         * RoofTiles
         * @description A space of the roof with the tiles that will still be carried out.
         */
        ViennaRoofTiles: {
            /** @enum {string} */
            space: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
            tiles: ("purchase" | "payday")[];
            reached: boolean;
        };
        /**
         * SecondUse
         * @description A card as action II.
         */
        ViennaSecondUse: {
            /** @enum {string} */
            bribe: "chocolate" | "wine" | "magazine" | "coffee" | "tobacco";
            bonuses: components["schemas"]["ViennaAnswer"][];
        };
        /**
         * Square
         * @description `lacks`: per seat the buildings still missing to enclose it.
         */
        ViennaSquare: {
            square: string;
            number: number;
            /** @enum {null|string} */
            secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide" | null;
            buildings: string[];
            lacks: string[][];
        };
        /**
         * Stacks
         * @description How many missions are left of each category.
         */
        ViennaStacks: {
            A: number;
            B: number;
        };
        /**
         * Step
         * @description What one step of a marker would bring.
         */
        ViennaStep: {
            /** @enum {string} */
            secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
            points: number;
            virtual: boolean;
            crosses: boolean;
            moves_investigator: boolean;
        };
        /**
         * ThirdMan
         * @description `next`: where he would go.
         */
        ViennaThirdMan: {
            building: string;
            next: string[];
            reasons: components["schemas"]["ViennaWalk"][];
        };
        /** Track */
        ViennaTrack: {
            /** @enum {string} */
            secret: "flask" | "pistol" | "briefcase" | "microfilm" | "slide";
            space: number;
            last: number;
            area: number;
            thresholds: number[];
            steps_to_threshold: number | null;
        };
        /**
         * Turn
         * @description What has been chosen so far, and what is asked. `final`: the viewer's actions that end its turn for good.
         */
        ViennaTurn: {
            shown: components["schemas"]["ViennaCard"] | components["schemas"]["ViennaUnknownCard"] | null;
            target: string | null;
            origin: string | null;
            asks: components["schemas"]["ViennaAsks"] | null;
            /** @enum {string} */
            missions: "both" | "fulfilled" | "accepted";
            final: string[];
        };
        /**
         * UnknownCard
         * @description A card that lies there, but this seat does not know it.
         */
        ViennaUnknownCard: {
            card: null;
        };
        /**
         * Uses
         * @description What a card in hand would do in each of the three actions, as things stand.
         */
        ViennaUses: {
            I: components["schemas"]["ViennaFirstUse"];
            II: components["schemas"]["ViennaSecondUse"];
            IV: components["schemas"]["ViennaFourthUse"];
        };
        /**
         * View
         * @description What a seat, or a spectator, may know.
         */
        ViennaView: {
            /** @constant */
            game: "vienna";
            data_set: string;
            seats: number;
            options: {
                [key: string]: unknown;
            };
            colours: ("red" | "blue" | "green" | "yellow")[];
            seat: number | null;
            to_move: number[];
            /** @enum {null|string} */
            decision: "FIRST_PLAYER" | "COLOUR" | "TILE" | "FLAG" | "SECRET" | "START_MISSION" | "DISPLAY" | "DRAW" | "THIRD_MAN_START" | "ASSIGN" | "DRAWER" | "ACTION_III" | "TARGET" | "AGENT" | "PAYMENT" | "FIGURE_STEP" | "MARKER_TWICE" | "DIFFERENT_BRIBES" | "BRIBE" | "MARKER" | "THIRD_MAN" | "MISSIONS" | "DEPOSIT" | "ACTION_IV" | "PURCHASE" | "PAY_ITEM" | "PAYDAY" | "UNPAID" | "UNFULFILLED" | null;
            idle: string | null;
            over: boolean;
            scores?: number[];
            ranking?: number[];
            winners?: number[];
            round: number;
            crest: number | null;
            active: number | null;
            /** @enum {string} */
            end: "open" | "triggered" | "last";
            exceptional: boolean;
            roof: components["schemas"]["ViennaRoof"];
            tracks: components["schemas"]["ViennaTrack"][];
            buildings: components["schemas"]["ViennaBuilding"][];
            squares: components["schemas"]["ViennaSquare"][];
            third_man: components["schemas"]["ViennaThirdMan"] | null;
            display: (components["schemas"]["ViennaMission"] | null)[];
            stacks: components["schemas"]["ViennaStacks"];
            deck: components["schemas"]["ViennaDeck"];
            players: components["schemas"]["ViennaPlayer"][];
            turn: components["schemas"]["ViennaTurn"];
            previews: {
                [key: string]: components["schemas"]["ViennaPreview"];
            };
        };
        /**
         * Walk
         * @description A building to which the Third Man could go, and why: the most squares or the largest one, as the table plays.
         */
        ViennaWalk: {
            building: string;
            value: number;
        };
        /** VoteBody */
        VoteBody: {
            seat: number;
            by: number[];
            needed: number;
        };
        /** WatchTable */
        WatchTable: {
            id: string;
            game: string;
            options: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            speed: "live" | "days";
            hints: boolean;
            clock: components["schemas"]["TimeBank"] | null;
            players: components["schemas"]["PlayerBody"][];
            created_at: number;
        };
        /** WhyNotRequest */
        WhyNotRequest: {
            action: number | string;
            seat?: number | null;
        };
        /** WishesBody */
        WishesBody: {
            /**
             * @description en, de, pl or ja
             * @default en
             */
            language: string;
            /**
             * @description A time zone, as Europe/Vienna
             * @default UTC
             */
            zone: string;
            /** @description Minutes after midnight, on the caller's own clock */
            quiet_from?: number | null;
            /** @description Minutes after midnight, on the caller's own clock */
            quiet_until?: number | null;
            /** @default false */
            live: boolean;
        };
        /** WordsBody */
        WordsBody: {
            words: string[];
        };
        /** WordsRequest */
        WordsRequest: {
            words: string[];
        };
        /** DoneBody */
        admin_DoneBody: {
            /** @default true */
            done: boolean;
        };
        /** DoneBody */
        notices_DoneBody: {
            /** @default true */
            done: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiGuestNewGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuestRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiGuestDevicesNewCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiGuestClaimClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiGuestDevicesForgetForgetDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgottenBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiGuestDevicesLeaveSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgottenBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiGamesListGames: {
        parameters: {
            query?: {
                /** @description en, de, pl or ja */
                lang?: string | null;
            };
            header?: {
                "Accept-Language"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameBody"][];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiGamesRulesGameRules: {
        parameters: {
            query?: {
                /** @description en, de, pl or ja */
                lang?: string | null;
            };
            header?: {
                "Accept-Language"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiCasesTodayCaseToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiCasesDateCaseOfDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A day as YYYY-MM-DD */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiCasesDateTurnCaseTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A day as YYYY-MM-DD */
                date: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepsRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiCasesDateAnswerCaseAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A day as YYYY-MM-DD */
                date: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiLobbyLobby: {
        parameters: {
            query?: {
                /** @description Of this game */
                game?: string | null;
                /** @description With these clocks */
                speed?: "live" | "days" | null;
                /** @description With so many free seats */
                free?: number;
                /** @description Page of the tables that wait */
                page?: number;
                /** @description Page of the games to watch */
                running_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LobbyBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiDealsPromiseDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromiseRequest"] | null;
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesOpenTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdShowTable: {
        parameters: {
            query?: {
                /** @description Which of the caller's several seats to look through */
                seat?: number | null;
                /** @description Events after this one */
                since?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdEventsStreamEvents: {
        parameters: {
            query?: {
                /** @description Which of the caller's several seats to look through */
                seat?: number | null;
                /** @description Tell what has changed (`patch`) instead of the whole, where possible */
                patches?: boolean;
                /** @description Nobody looks at what is told here: notices of turns are sent all the same */
                hidden?: boolean;
            };
            header?: {
                "Last-Event-ID"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stream Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdRematchRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RematchRequest"] | null;
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdSameDealPlaySameDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeatRequest"] | null;
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeTablesMyGames: {
        parameters: {
            query?: {
                /** @description Which of them; the last ones first */
                status?: "running" | "waiting" | "over";
                /** @description Of this game */
                game?: string | null;
                /** @description With somebody called so */
                name?: string;
                /** @description Which page, from 1 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiFinishedFinishedGames: {
        parameters: {
            query?: {
                /** @description Of this game */
                game?: string | null;
                /** @description Which page, from 1 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdLookChangeLook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdJoinJoin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdNumberOpenNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdFillFill: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdRemoveRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherSeatRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdVoteVote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherSeatRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdResignResign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeatRequest"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdLeaveLeave: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeatRequest"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdReturnComeBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeatRequest"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeBotsMyBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeBotsNewBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewBotBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeBotsRevokeRevokeBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeBotsAcceptsSetAccepts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bot: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptsRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeAcceptsSetOwnAccepts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptsRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiBotsBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdChallengeChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeEventsMyEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stream Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdObservationObservation: {
        parameters: {
            query?: {
                /** @description Which of the caller's several seats to look through */
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservationBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdActionsAct: {
        parameters: {
            query?: {
                /** @description en, de, pl or ja */
                lang?: string | null;
                /** @description The `seq` that the caller has: if possible the answer says what has changed since (`PatchBody`) */
                from?: number | null;
            };
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
                "Accept-Language"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"] | components["schemas"]["PatchBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdGestureGesture: {
        parameters: {
            query?: {
                /** @description en, de, pl or ja */
                lang?: string | null;
            };
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
                "Accept-Language"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GestureRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdStandingArm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdUndoUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdWhyNotWhyNot: {
        parameters: {
            query?: {
                /** @description en, de, pl or ja */
                lang?: string | null;
            };
            header?: {
                "Accept-Language"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyNotRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalBody"] | null;
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdChatChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdNotesShowNotes: {
        parameters: {
            query?: {
                /** @description Which of the caller's several seats to look through */
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdNotesChangeNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotesRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeNoticesMyNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeNoticesPutWishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishesBody"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeNoticesChannelsAddChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeNoticesChannelsRemoveRemoveChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeNoticesChannelsTryTryChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notices_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdNoticesPutTableWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableNoticesRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiNoticesConfirmConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notices_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiNoticesOffTurnOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notices_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiNoticesOffTokenTurnOffAtOnce: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notices_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdHintHint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeatRequest"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdReplayReplay: {
        parameters: {
            query?: {
                /** @description How many events had been seen */
                upto?: number | null;
                /** @description A seat, `none` (a spectator) or `all` */
                as?: string | null;
                /** @description Events after this one */
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdMomentsMoments: {
        parameters: {
            query?: {
                /** @description A seat, `none` (a spectator) or `all` */
                as?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdRecordRecord: {
        parameters: {
            query?: {
                /** @description Which of the caller's several seats to look through */
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdBesideLayBeside: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BesideBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdContinueContinueFrom: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MomentRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiRecordsImportRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen once for each thing to be done. The same key again does nothing and gives the same answer. */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdReviewShowReview: {
        parameters: {
            query?: {
                /** @description A seat, `none` (a spectator) or `all` */
                as?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdReviewAskForReview: {
        parameters: {
            query?: {
                /** @description A seat, `none` (a spectator) or `all` */
                as?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request accepted, processing continues off-line */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdMuteMute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdBlockBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMatchesIdReportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not possible as things stand; `table` is the table as it is now, if the decision was stale */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeIgnoredIgnored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeIgnoredRelationEndEndRelation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                relation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiPrivacyPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeDataMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiMeDeleteDeleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminTablesTables: {
        parameters: {
            query?: {
                status?: "open" | "running" | "over" | "closed" | null;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTable"][];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminTablesIdCloseCloseTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["admin_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminTablesIdDeleteDeleteTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["admin_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminGuestsGuests: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminGuest"][];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminBansBans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBan"][];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminBansBan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["admin_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminBansEndEndBan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndBanRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["admin_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminReportsReports: {
        parameters: {
            query?: {
                closed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"][];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminReportsIdCloseCloseReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["admin_DoneBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminWordsWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminWordsSetWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordsBody"];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ApiAdminActsActs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAct"][];
                };
            };
            /** @description The request does not have the documented form */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description No token, or an unknown one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not allowed for this caller, or called from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description A value or action is not allowed; `rule` and `message` say why, if a rule forbids it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    HealthzHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthBody"];
                };
            };
            /** @description Nothing was stored, or nothing can be read at the moment; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
}
