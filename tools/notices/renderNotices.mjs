/** Each licence text once, under the copyright lines of all packages that use it. */
export function renderNotices(packages) {
  const groups = new Map();
  for (const each of packages) {
    const { copyright, body } = splitLicence(each.text);
    const key = body.replace(/\W+/g, ' ').toLowerCase();
    const group = groups.get(key) ?? { body, members: [] };
    groups.set(key, { ...group, members: [...group.members, { ...each, copyright }] });
  }
  const sections = [...groups.values()].map(({ body, members }, index) =>
    [
      `### Text ${index + 1}: ${[...new Set(members.map(({ licence }) => licence))].join(', ')}`,
      [...new Set(members.map(listItem))].join('\n'),
      `\`\`\`text\n${body}\n\`\`\``,
    ].join('\n\n'),
  );
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

const HEAD = `# Third-party notices

The scripts and fonts that visitors of the site download contain work of other authors. This file holds their copyright
notices and licences. \`npm run notices\` writes it from \`package-lock.json\` and the installed packages. It lists each
library with everything that the library depends on, also where the build leaves some of that out.`;

function listItem({ name, version, copyright }) {
  return `- ${name} ${version}${copyright.length > 0 ? `: ${copyright.join('; ')}` : ''}`;
}

function splitLicence(text) {
  const lines = text.replaceAll('\r', '').split('\n');
  const isCopyright = (line) => /^\W*copyright\b.*(\(c\)|©|\d{4})/i.test(line);
  const copyright = lines.filter(isCopyright).map((line) => line.trim().replace(/^[*#\s]+/, ''));
  const isTitle = (line) => /^\W*(the )?(MIT|ISC)( licen[cs]e)?( \(MIT\))?\W*$/i.test(line);
  const body = lines
    .filter((line) => !isCopyright(line) && !isTitle(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  return { copyright: [...new Set(copyright)], body };
}
