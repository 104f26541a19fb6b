(function () {
  if (window.CompressionStream && [].toSorted && CSS.supports('color', 'color-mix(in srgb, red, red)')) return;
  var lang = (/(?:^|,)(en|fr|nl)\b/.exec(navigator.languages || navigator.language) || [0, 'en'])[1];
  var app = document.getElementById('app');
  var note = document.getElementById('too-old');
  var all = note.getElementsByTagName('p');
  for (var i = 0; i < all.length; i++) all[i].hidden = all[i].lang !== lang;
  app.parentNode.removeChild(app);
  note.removeAttribute('hidden');
  document.documentElement.lang = lang;
})();
