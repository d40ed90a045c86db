// Runs before the first paint, so that a dark screen never flashes white. Mantine takes over afterwards.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
  } catch (_) {
    // Storage is refused: follow the system.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
