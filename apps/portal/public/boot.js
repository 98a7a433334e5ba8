// Before the first paint: theme, motion, sidebar, and what stands there until the portal does. Then: does it come up?
(function () {
  var root = document.documentElement;
  var theme, motion, pilot;
  var sidebar = matchMedia('(width >= 64rem)').matches;
  try {
    theme = localStorage.getItem('tema');
    motion = localStorage.getItem('movimiento');
    pilot = localStorage.getItem('pilotIndicativo');
    var choice = /(?:^|; )sidebar_state=(true|false)(?:;|$)/.exec(document.cookie);
    if (choice) sidebar = choice[1] === 'true';
  } catch {
    // Blocked.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'pausado') root.dataset.motion = 'paused';
  root.dataset.sidebar = sidebar ? 'expanded' : 'collapsed';
  root.dataset.boot = pilot ? 'shell' : 'gate';

  // Pilots who have signed in before need what stands behind the gate, and the page's first picture, at once.
  if (pilot) {
    document.querySelectorAll('link[rel="signed-in"]').forEach(function (part) {
      part.rel = part.as ? 'preload' : 'modulepreload';
    });
    // What the build has rendered of this address; at another one, only what stands around the page.
    new MutationObserver(function (_, observer) {
      var template = document.getElementById('page');
      if (!template || !document.getElementById('root')) return;
      observer.disconnect();
      var page = document.createElement('section');
      page.id = 'skeleton';
      page.inert = page.ariaHidden = true;
      page.append(template.content);
      var main = page.querySelector('main');
      if (main && (location.search || location.pathname.replace(/\/$/, '') !== root.dataset.page)) {
        main.textContent = 'Abriendo el portal…';
      }
      // The policy refuses styles in markup.
      page.querySelectorAll('[data-style]').forEach(function (part) {
        part.style = part.dataset.style;
      });
      // Painted once: text in another font would be painted anew. The style sheet, which is applied after this script, names the fonts.
      var show = function () {
        if (root.dataset.boot === 'shell') template.replaceWith(page);
      };
      var text = function () {
        document.fonts.load('1rem B612').then(show, show);
      };
      var sheet = document.querySelector('link[rel="stylesheet"]');
      if (!sheet || sheet.sheet) text();
      else sheet.onload = sheet.onerror = text;
    }).observe(root, { childList: true, subtree: true });
  }

  // A script that does not arrive says so at once.
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
    // A form that somebody is filling in stays.
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
    new MutationObserver(function (_, observer) {
      if (root.dataset.boot) return;
      observer.disconnect();
      box.remove();
    }).observe(root, { attributeFilter: ['data-boot'] });
  }
})();
