# What stands on the table in the terminal beside the names of things.

legend = [PAR] your network  PAR* target  @A spy  A agent  A2 two agents  ↻ extra turn
points = { $count } pt
planning = { $count } planning
cost = { $count ->
    [0] free
   *[other] costs { $count }
}
agents = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
fulfils = fulfils it: { $worth }
short = Out of reach until you recall agents (price, missing): { $ways }
start = spy starts in { $city }
out = has left
