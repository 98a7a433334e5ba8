// Runs before the first paint: the theme that the person chose in the portal holds here too.
try {
  const theme = localStorage.getItem('tema');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme holds.
}

// A script that does not arrive says so: what the server has painted would look alive for ever.
addEventListener(
  'error',
  (event) => {
    const root = document.getElementById('root');
    if (!root || !(event.target instanceof HTMLScriptElement)) return;
    const box = document.createElement('p');
    box.setAttribute('role', 'alert');
    box.className = 'p-4 font-bold';
    box.textContent = 'La plataforma no ha arrancado. Comprueba tu conexión y vuelve a cargar la página.';
    root.before(box);
  },
  true,
);
