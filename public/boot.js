// Runs before the first paint, so that theme, motion and sidebar are right from the start, and watches that the portal comes up.
(function () {
  var root = document.documentElement;
  var theme = null;
  var motion = null;
  try {
    theme = localStorage.getItem('tema');
    motion = localStorage.getItem('movimiento');
  } catch {
    // Storage is blocked: the system's theme holds, and what moves moves.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'pausado') root.dataset.motion = 'paused';
  root.dataset.sidebar = /(?:^|; )sidebar_state=false(?:;|$)/.test(document.cookie)
    ? 'collapsed'
    : 'expanded';

  // A script that does not arrive says so at once; whatever else goes wrong, ten seconds are enough.
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement) complain();
    },
    true,
  );
  setTimeout(complain, 10000);

  function complain() {
    var mount = document.getElementById('root');
    if (!mount || mount.querySelector('h1') || document.getElementById('boot-problem')) return;
    var box = document.createElement('main');
    var title = document.createElement('h1');
    var advice = document.createElement('p');
    var reload = document.createElement('button');
    title.textContent = 'El portal no ha arrancado';
    advice.textContent =
      'Comprueba tu conexión y vuelve a cargar la página. Si sigue igual, avisa al equipo de la aerolínea.';
    reload.textContent = 'Volver a cargar';
    reload.addEventListener('click', function () {
      location.reload();
    });
    box.id = 'boot-problem';
    box.setAttribute('role', 'alert');
    box.append(title, advice, reload);
    mount.before(box);
    // What was only late takes the place of the complaint.
    new MutationObserver(function (_, observer) {
      if (!mount.querySelector('h1')) return;
      observer.disconnect();
      box.remove();
    }).observe(mount, { childList: true, subtree: true });
  }
})();
