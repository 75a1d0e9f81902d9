// Runs before the first paint, so that a chosen theme does not flash. The settings keep these three up to date.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('safehouse.settings') || '{}') || {};
  } catch {
    // Without storage the system decides.
  }
  const system = (query) => matchMedia(query).matches;
  const pick = (value, allowed, fallback) => (allowed.includes(value) ? value : fallback);
  const root = document.documentElement.dataset;
  root.theme = pick(chosen.theme, ['light', 'dark'], system('(prefers-color-scheme: dark)') ? 'dark' : 'light');
  root.contrast = pick(chosen.contrast, ['normal', 'high'], system('(prefers-contrast: more)') ? 'high' : 'normal');
  root.motion = pick(
    chosen.motion,
    ['full', 'reduced'],
    system('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full',
  );
})();
