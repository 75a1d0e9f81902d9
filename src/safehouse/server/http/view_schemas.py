"""How the API describes views: one schema for each game that is known, told apart by `game`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Union

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import Empty
from litestar.typing import FieldDefinition

from safehouse.catalogue import all_games
from safehouse.core.shapes import Shape

from ..serializers.any_view import AnyView

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class ViewSchemas(OpenAPISchemaPlugin):
    """Describes `AnyView` and the shapes of games; Litestar's own way knows no structures that differ in their keys."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is AnyView or (
            not field_definition.is_union and field_definition.is_subclass_of(Shape)
        )

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        if field_definition.annotation is AnyView:
            types = tuple(game.edition(game.default_data).view_type for game in all_games().values())
            union = FieldDefinition.from_annotation(Union[types])  # noqa: UP007 - of as many as there are
            return schema_creator.for_field_definition(union)  # type: ignore[return-value]
        fields = msgspec.structs.fields(field_definition.annotation)
        schema = schema_creator.create_component_schema(
            field_definition,
            required=sorted(field.encode_name for field in fields if field.required),
            property_fields={field.encode_name: _described(field) for field in fields},
        )
        schema.description = field_definition.annotation.__doc__
        return schema


def _described(field: msgspec.structs.FieldInfo) -> FieldDefinition:
    default = Empty if field.default in {msgspec.NODEFAULT, msgspec.UNSET} else field.default
    return FieldDefinition.from_annotation(field.type, name=field.encode_name, default=default)
