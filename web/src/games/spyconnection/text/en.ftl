blurb-spyconnection = Fifteen agents, twelve cities. Weave a network and finish seven missions first.
