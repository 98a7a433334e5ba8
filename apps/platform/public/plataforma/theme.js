// Runs before the first paint: the theme that the person chose in the portal holds here too.
try {
  const theme = localStorage.getItem('tema');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme holds.
}
