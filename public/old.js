// Before the app: where a browser lacks what the app is made of, the page says so in its language, and the app is not begun.
// Written so that browsers of 2010 can run it. The words stand in the page.
(function () {
  function isNewEnough() {
    return (
      window.CompressionStream &&
      [].toSorted &&
      window.CSS &&
      CSS.supports('color', 'color-mix(in srgb, red, red)') &&
      matchMedia('(width >= 1px)').matches
    );
  }

  function wordsFor(languages, all) {
    for (var i = 0; i < languages.length; i++) {
      for (var k = 0; k < all.length; k++) {
        if (String(languages[i]).slice(0, 2).toLowerCase() === all[k].lang) return all[k];
      }
    }
    return all[0];
  }

  if (isNewEnough()) return;
  var note = document.getElementById('too-old');
  var all = note.getElementsByTagName('p');
  var words = wordsFor(navigator.languages || [navigator.language], all);
  var app = document.getElementById('app');
  app.parentNode.removeChild(app);
  document.documentElement.lang = words.lang;
  for (var i = 0; i < all.length; i++) all[i].hidden = all[i] !== words;
  note.removeAttribute('hidden');
})();
