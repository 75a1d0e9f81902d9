"""Names that are used from outside the code: by frameworks, by JSON, by test tools."""

# ruff: noqa: B018, F821
# what learners call, what a server of the standard library calls, what an audit is given by name
_.action_masks
_.do_POST
_.log_message
_.tight_env
# the server: fields of JSON bodies, what Alembic, Litestar, uvicorn, httpx and Hypothesis call
_.my_seats
_.my_turn
_.about
_.deadline
_.clocks
_.same_as
_.banks
_.running_total
_.page_size
_.revision
_.down_revision
_.branch_labels
_.depends_on
_.downgrade
_.to_asgi_response
_.is_plugin_supported_field
_.to_openapi_schema
_.description
_.should_exit
_.base_url
_.teardown
_.all_at_once
_.twice_at_once
_.send_again
_.come_too_late
_.take_anothers_seat
_.reconnect
_.every_stream_tells_the_whole_story
_.the_log_holds_what_was_accepted
# what games declare and core looks for by name
PRESETS
# the environments: what importers, PettingZoo, Gymnasium and OpenSpiel call
__getattr__
_.action_space
_.infos
_.max_chance_nodes_in_history
_._legal_actions
_._apply_action
_._action_to_string
# the machine that plays any game: what Hypothesis calls
_.play_anything
_.go_on_in_a_world_of_a_seat
_.the_steps_lead_here
_.the_rules_hold
_.what_was_told_stays_told
_.open_table
_.try_any_action
_.take_back
_.replay_all
_.replay_some
_.set_up_position
_.stands_as_the_model_says
# the report of the arena: what the HTML parser calls
_.handle_starttag
_.handle_startendtag
_.handle_endtag
_.handle_data
# the metrics: what the Prometheus client calls
_.collect
# what uvicorn calls and reads, and fields of answers
_.capture_signals
_.response_started
_.response_complete
_.deleted
_.other_at
_.other_moves
# notices: fields of answers, and what the servers that receive them in tests call
_.confirmed
_.failing
_.do_POST
_.log_message
_.handle_RCPT
_.handle_DATA
