"""How the API describes what differs by game: views, told apart by `game`, and events, told apart by `kind`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import Empty
from litestar.typing import FieldDefinition

from safehouse.catalogue import all_games
from safehouse.core.event_shapes import Event
from safehouse.core.shapes import Shape

from ..serializers.any_view import AnyView
from ..serializers.bodies import EventBody

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.openapi.spec import Reference

    from safehouse.core.game import Edition


class ViewSchemas(OpenAPISchemaPlugin):
    """Describes views, events and the shapes of games: Litestar's own way knows no structures that differ in keys."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation in (AnyView, EventBody) or (
            not field_definition.is_union and field_definition.is_subclass_of((Shape, Event))
        )

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        annotation = field_definition.annotation
        if annotation is AnyView:
            return Schema(one_of=[_of(schema_creator, edition.view_type) for edition in _editions()])
        if annotation is EventBody:  # `undone` fits every game, so it is not one alone
            games = [get_args(edition.event_type)[0].__base__ for edition in _editions()]
            return Schema(any_of=[_of(schema_creator, game) for game in games])
        if field_definition.is_subclass_of(Event):
            return _events(field_definition, schema_creator)
        fields = msgspec.structs.fields(annotation)
        schema = schema_creator.create_component_schema(
            field_definition,
            required=sorted(field.encode_name for field in fields if field.required),
            property_fields={field.encode_name: _described(field) for field in fields},
        )
        schema.description = annotation.__doc__
        return schema


def _editions() -> list[Edition]:
    return [game.edition(game.default_data) for game in all_games().values()]


def _of(creator: SchemaCreator, annotation: Any) -> Schema | Reference:
    return creator.for_field_definition(FieldDefinition.from_annotation(annotation))


def _events(game: FieldDefinition, creator: SchemaCreator) -> Schema:
    """The events of a game: what all have, and by kind the arguments."""
    common = [field for field in msgspec.structs.fields(EventBody) if field.name not in ("kind", "args")]
    schema = creator.create_component_schema(
        game,
        required=sorted(field.name for field in common if field.required),
        property_fields={field.name: _described(field) for field in common},
    )
    schema.description = EventBody.__doc__
    schema.one_of = [_kind(event, creator) for event in game.annotation.__subclasses__()]
    return schema


def _kind(event: type[Event], creator: SchemaCreator) -> Schema:
    (args,) = (field.type for field in msgspec.structs.fields(event) if field.name == "args")
    found = {field.name: creator.for_field_definition(_described(field)) for field in msgspec.structs.fields(args)}
    return _object({"kind": Schema(const=event.__struct_config__.tag), "args": _object(found)})


def _object(properties: dict[str, Schema | Reference]) -> Schema:
    return Schema(type=OpenAPIType.OBJECT, properties=properties, required=sorted(properties))


def _described(field: msgspec.structs.FieldInfo) -> FieldDefinition:
    default = Empty if field.default in {msgspec.NODEFAULT, msgspec.UNSET} else field.default
    return FieldDefinition.from_annotation(field.type, name=field.encode_name, default=default)
