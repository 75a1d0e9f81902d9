"""Numbers and the nouns behind them agree, in every text of every language that has plurals."""

import re

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from fluent_files import FILES, HOUSE, nodes, variables

PLURALS = ("en", "de", "pl")
AMOUNTS = (1, 2, 5, 21, 22)
NAME = "Ann"  # stands for every argument that is no number

# Nouns with a number before them: the forms for each plural category, in the language's order of categories.
# Several forms of one category (other cases) are joined by "/".
NOUNS = {
    "en": """ability abilities|action actions|agent agents|ball balls|bribe bribes|building buildings|card cards
        |city cities|clue clues|column columns|character characters|day days|decision decisions|deal deals|disc discs
        |discard discards
        |event events|field fields|figure figures|game games|hour hours|house houses|line lines|marker markers
        |meeting meetings|minute minutes|mission missions|move moves|place places|player players|point points
        |possibility possibilities|question questions|round rounds|schilling schillings|seat seats|second seconds
        |secret secrets
        |draw draws|self selves|set sets|sign signs|slot slots|space spaces|square squares|step steps|symbol symbols
        |target targets|thing things|tile tiles|time times|trip trips|turn turns|way ways|world worlds""",
    "de": """Agent/Agenten Agenten|Aktion Aktionen|Auftrag Aufträge|Charakter Charaktere|Ding Dinge
        |Entscheidung Entscheidungen
        |Ereignis Ereignisse
        |Extrazug Extrazüge|Hinweis Hinweise|Spalte Spalten|Fähigkeit Fähigkeiten|Handkarte Handkarten
        |Haus Häuser|Sache Sachen|Ziel Ziele|Verteilung Verteilungen
        |Fahrt Fahrten|Feld Felder|Figur Figuren|Frage Fragen|Gebäude Gebäude
        |Geheiminformation Geheiminformationen|Karte Karten|Kugel Kugeln|Minute Minuten|Mission Missionen
        |Möglichkeit Möglichkeiten|Ort Orte|Partie Partien|Platz Plätze/Plätzen|Punkt Punkte/Punkten
        |Rückseite Rückseiten|Runde Runden|Scheibe Scheiben|Schritt Schritte|Sekunde Sekunden
        |Spieler Spieler/Spielern|Stadt Städte|Stunde Stunden|Symbol Symbole|Tag Tage/Tagen|Weise Weisen|Welt Welten
        |Zeile Zeilen|Ziehung Ziehungen|Zug Züge/Zügen|Person Personen""",
    "pl": """agent/agenta agenci/agentów agentów|akcja/akcję akcje akcji|dzień dni/dniach dni/dniach
        |decyzja decyzje/decyzjach decyzji/decyzjach
        |gra/grę gry gier|gracz/gracza gracze/graczy graczy|karta/kartę karty kart|krok kroki kroków
        |kulka/kulkę kulki kulek
        |łapówka/łapówkę łapówki łapówek|cel cele celów|miasto miasta miast|miejsce miejsca miejsc
        |plac place placów|postać postacie postaci|ruch ruchy ruchów|rzecz rzeczy rzeczy
        |spotkanie spotkania spotkań|zdolność zdolności zdolności|misja/misję misje misji
        |możliwość możliwości możliwości|partia/partię partie partii|pole pola pól|próba/próbę próby prób
        |punkt punkty punktów|pytanie pytania pytań|rewers rewersy rewersów|runda/rundę rundy rund
        |sztuka/sztukę sztuki sztuk|szyling szylingi szylingów|świat światy światów
        |tajemnica/tajemnicę tajemnice tajemnic|tura/turę tury tur|układ układy układów|wiersz wiersze wierszy
        |losowanie losowania losowań|wskazówka/wskazówkę wskazówki wskazówek|kolumna/kolumnę kolumny kolumn
        |zdarzenie zdarzenia zdarzeń|znacznik znaczniki znaczników|zlecenie zlecenia zleceń""",
}
# The case that Polish numbers take behind these words, whatever the number beyond one: singular, plural.
POLISH_GENITIVE = re.compile(r"\b(?:z|do|od|bez|dla|spośród|brakuje|siatkę) $", re.IGNORECASE)
GENITIVES = {
    plural: singular
    for singular, plural in re.findall(
        r"(\w+) (\w+)",
        """agenta agentów|dnia dni|gracza graczy|karty kart|kroku kroków|kulki kulek|łapówki łapówek|miejsca miejsc
        |misji misji|możliwości możliwości|partii partii|pola pól|próby prób|punktu punktów|pytania pytań
        |rewersu rewersów|rundy rund|sztuki sztuk|szylinga szylingów|świata światów|tajemnicy tajemnic|tury tur
        |układu układów|wiersza wierszy|zdarzenia zdarzeń|znacznika znaczników|zlecenia zleceń""",
    )
}
# What may follow a number without being counted by it: other words, abbreviations, nouns of one form.
UNCOUNTED = {
    "en": """and at back backs begins discarded each face for from fulfilled h has in influence into is left min
        more of or out planning pt s short to with""",
    "de": """Bestechungsmittel Einfluss Min P Schilling Std Treffen abgeworfen an auf beginnt bekommst
        eingebunden erfüllt für gibt im in ist mal min oder s und vom von weitere weiteres wählen""",
    "pl": "do dochodu godz i lub min na pkt rozegrana s turach turze w z za ze",
}
ADJECTIVES = {
    "en": "accepted covered earlier extra fulfilled more open planning possible protected",
    "de": """abgedeckte abgelegte angenommene angenommener ausgeschlossene bekannte erfüllte frühere geschützte
        geschützter mögliche offene offenes verdeckte""",
    "pl": """chroniona chronione chronionych dodatkowa dodatkowe dodatkowych możliwa możliwe możliwej możliwych
        możliwą odrzucona odrzucone odrzuconej odrzuconych wcześniejsze wcześniejszych wolne wolnych otwarta
        otwarte otwarty otwartych przyjęte przyjętych wykluczone wykluczony wykluczonych wykonana wykonane
        wykonanych wykonaną zakryte zakrytych znana znane znanych zwykłe zwykłych zwykłą""",
}
# Arguments that are numbers wherever they stand; those that decide a plural are found by themselves.
NUMBERS = {"amount", "unpaid", "visits", "rounds", "cards", "score", "total", "money", "count"}
NAMES = {"build", "card", "colour", "figure", "player", "share", "space", "span"}  # never a single number
SHOWN = {"visits": "count"}  # a number as it is written, and the number that chooses the form
WORD = r"[^\W\d_]+"
CATEGORIES = {"en": ("one", "other"), "de": ("one", "other"), "pl": ("one", "few", "many")}


def forms(language):
    """Each form of a noun, with the forms of that noun by plural category."""
    found = {}
    for noun in NOUNS[language].split("|"):
        paradigm = {
            category: set(words.split("/")) for category, words in zip(CATEGORIES[language], noun.split(), strict=True)
        }
        for word in set.union(*paradigm.values()):
            found.setdefault(word, []).append(paradigm)
    for plural, singular in GENITIVES.items() if language == "pl" else ():
        for word in (plural, singular):
            found.setdefault(word, [])
    return found


FORMS = {language: forms(language) for language in PLURALS}
UNCOUNTED_WORDS = {language: set(words.split()) for language, words in UNCOUNTED.items()}
ADJECTIVE_WORDS = {language: set(words.split()) for language, words in ADJECTIVES.items()}


def noun_behind(language, text):
    """The counted noun at the beginning of a text, if there is one, also behind one adjective."""
    found = re.match(rf" ({WORD})(?: ({WORD}))?", text)
    first, second = found.groups() if found else (None, None)
    if first in FORMS[language]:
        return second if language == "en" and second in FORMS[language] else first  # "secret cards"
    return second if first in ADJECTIVE_WORDS[language] and second in FORMS[language] else None


def is_right(language, number, noun, before):
    if language == "pl" and POLISH_GENITIVE.search(before):
        return noun in (GENITIVES.values() if number == 1 else GENITIVES)
    category = Locale(language).plural_form(number)
    return any(noun in paradigm[category] for paradigm in FORMS[language][noun])


def disagreements(language, said):
    """Where a number and its noun do not agree: "1 points"."""
    for found in re.finditer(r"(?<![\w.,:–/×+-])(\d+)(?= )", said):
        noun = noun_behind(language, said[found.end() :])
        if noun and not is_right(language, int(found[1]), noun, said[: found.start()]):
            yield f"{found[1]} … {noun}"


def patterns(source):
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, None, entry.value
            for attribute in entry.attributes:
                yield entry.id.name, attribute.id.name, attribute.value


def selected(node):
    """The arguments that choose a form anywhere in a pattern."""
    selects = (one for one in nodes(node) if isinstance(one, ast.SelectExpression))
    return {name for select in selects for name in variables(select.selector)}


def uncounted(language, pattern):
    """Arguments before a counted noun without a plural, and numbers before a word nobody has classed."""
    chosen = selected(pattern)
    for part in (one for one in nodes(pattern) if isinstance(one, ast.Pattern)):
        for left, right in zip(part.elements, part.elements[1:], strict=False):
            if not (isinstance(left, ast.Placeable) and isinstance(left.expression, ast.VariableReference)):
                continue
            name, text = left.expression.id.name, right.value if isinstance(right, ast.TextElement) else ""
            noun, word = noun_behind(language, text), re.match(rf" ({WORD})", text)
            if noun and name not in NAMES and SHOWN.get(name, name) not in chosen:
                yield f"${name} … {noun}: no plural"
            known = UNCOUNTED_WORDS[language] | ADJECTIVE_WORDS[language]
            if name in NUMBERS | chosen and word and not noun and word[1] not in known:
                yield f"${name} {word[1]}: counted or not? (add it to the lists above)"


def problems(language, source):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for message, attribute, pattern in patterns(source):
        if pattern is None:
            continue
        where = f"{message}.{attribute}" if attribute else message
        for problem in uncounted(language, pattern):
            yield where, problem
        found = bundle.get_message(message)
        compiled = found.attributes[attribute] if attribute else found.value
        for amount in AMOUNTS:
            numbers = selected(pattern) | NUMBERS
            args = {name: amount if name in numbers else NAME for name in variables(pattern)}
            said, errors = bundle.format_pattern(compiled, args)
            assert not errors, (where, errors)
            for problem in disagreements(language, said):
                yield where, f"{problem} ({said})"


@pytest.mark.parametrize("file", [f for f in FILES if f.stem in PLURALS], ids=lambda f: str(f.relative_to(HOUSE)))
def test_numbers_and_their_nouns_agree(file):
    assert list(dict.fromkeys(problems(file.stem, file.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("en", "a = { $count } points"),
        ("en", "a = { $n } more rounds"),
        ("en", "a = It costs 1 agents."),
        ("en", "a = b\n    .help = { $count } cards"),
        ("en", "a = { $count ->\n    [one] { $count } cards\n   *[other] { $count } cards\n}"),
        ("en", "a = { $count } gondolas"),
        ("de", "a = { $x } Karten"),
        ("de", "a = { $count ->\n    [one] { $count } Karte\n   *[other] { $count } Karte\n}"),
        ("pl", "a = { $count ->\n    [one] { $count } punkt\n   *[other] { $count } punkty\n}"),
        (
            "pl",
            "a = { $count ->\n    [one] { $count } karta\n    [few] { $count } kart\n   *[other] { $count } kart\n}",
        ),
        ("pl", "a = Zostało do { $count ->\n    [one] { $count } punkt\n   *[other] { $count } punktów\n}"),
    ],
)
def test_a_wrong_form_is_found(language, source):
    assert list(problems(language, source))


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("en", "a = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n} of { $all }"),
        ("de", "a = { $player } zahlt { $count } Schilling."),
        ("pl", "a = z { $count ->\n    [one] { $count } karty\n   *[other] { $count } kart\n}"),
        ("pl", "a = { $n ->\n    [one] { $n } tura\n    [few] { $n } tury\n   *[other] { $n } tur\n}"),
    ],
)
def test_a_right_form_passes(language, source):
    assert list(problems(language, source)) == []
