// Runs before the first paint, so that a chosen theme does not flash.
try {
  const chosen = JSON.parse(localStorage.getItem('safehouse.settings') || '{}');
  const root = document.documentElement;
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
  if (chosen.contrast === 'high' || chosen.contrast === 'normal') root.dataset.contrast = chosen.contrast;
} catch {
  // Without storage the system's theme stays.
}
