import { runModule } from '../../jest/runModule';

const page = `<head>
<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/main.js" as="script" integrity="sha256-x" fetchpriority="low">
<link rel="modulepreload" href="/late.js">
<script type="application/json" id="site">{"shell":"1"}</script>
<script type="speculationrules">{"prefetch":[]}</script>
<script data-main="/main.js">var a = 1 > 0;</script>
</head><body><p>Réserver</p><script type="application/ld+json">{}</script><script src="/x.js"></script></body>`;

test('a page without scripts requests and runs none, and keeps its text, fonts and descriptions', () => {
  const { printed } = runModule(
    'bench/pages/withoutScripts.mjs',
    `console.log(tool.withoutScripts(${JSON.stringify(page)}));`,
  );
  expect(printed).toBe(`<head>
<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>
<script type="application/json" id="site">{"shell":"1"}</script>
</head><body><p>Réserver</p><script type="application/ld+json">{}</script></body>`);
});
