"""What happens at tables: who keeps them, who carries out what guests want, and who acts by itself."""
