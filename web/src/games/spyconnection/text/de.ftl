blurb-spyconnection = Fünfzehn Agenten, zwölf Städte. Knüpf ein Netz und erfülle als Erster sieben Missionen.
