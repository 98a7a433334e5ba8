// Runs before the first paint, so that theme, motion, sidebar and what stands in the page until the portal is there are
// right from the start; and watches that the portal comes up.
(function () {
  var root = document.documentElement;
  var theme = null;
  var motion = null;
  var pilot = null;
  // Labels where there is room for them, unless the pilot chose otherwise.
  var sidebar = matchMedia('(width >= 64rem)').matches;
  try {
    theme = localStorage.getItem('tema');
    motion = localStorage.getItem('movimiento');
    pilot = localStorage.getItem('pilotIndicativo');
    var choice = /(?:^|; )sidebar_state=(true|false)(?:;|$)/.exec(document.cookie);
    if (choice) sidebar = choice[1] === 'true';
  } catch {
    // Storage is blocked: the system's theme holds, what moves moves, and nobody is signed in.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'pausado') root.dataset.motion = 'paused';
  root.dataset.sidebar = sidebar ? 'expanded' : 'collapsed';
  // Until the app has taken over, which takes it away.
  root.dataset.boot = pilot ? 'shell' : 'gate';

  // Pilots who have signed in before need what stands behind the gate, without waiting until the app finds that out.
  if (pilot) {
    document.querySelectorAll('link[rel="signed-in"]').forEach(function (link) {
      link.rel = 'modulepreload';
    });
  }

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
    if (!mount || !root.dataset.boot || document.getElementById('boot-problem')) return;
    // A skeleton that nothing will fill goes; a form that somebody is filling in stays.
    if (pilot) root.dataset.boot = 'failed';
    var box = document.createElement('section');
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
      if (root.dataset.boot) return;
      observer.disconnect();
      box.remove();
    }).observe(root, { attributeFilter: ['data-boot'] });
  }
})();
