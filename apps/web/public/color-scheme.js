// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('vela.color-scheme');
  } catch (error) {
    // Storage is blocked: the system's scheme is used.
  }
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
