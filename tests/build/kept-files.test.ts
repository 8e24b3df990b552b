import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keptFiles } from '@/scripts/kept-files'

const chunks = '_next/static/chunks'

/** A site of these files, and which of its scripts are kept for use without a network. */
function keptOf(files: Readonly<Record<string, string>>): readonly string[] {
  const site = mkdtempSync(join(tmpdir(), 'kept-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, path)), { recursive: true })
      writeFileSync(join(site, path), text)
    }
    return keptFiles(site).filter((path) => path.startsWith(chunks))
  } finally {
    rmSync(site, { recursive: true })
  }
}

test('a script that another loads by its number is kept, however the minifier writes the number', () => {
  const kept = keptOf({
    'index.html': `<script src="/${chunks}/main-aaaaaa.js"></script><script src="/${chunks}/webpack-aaaaaa.js"></script>`,
    [`${chunks}/webpack-aaaaaa.js`]: 'a.u=e=>({4e3:"maths",712:"posing"}[e]||e)',
    [`${chunks}/main-aaaaaa.js`]: 'a.e(5e3),a.e(4713),a.e(4e3),a.e(712)',
    [`${chunks}/5000.bbbbbb.js`]: '',
    [`${chunks}/4713.bbbbbb.js`]: '',
    [`${chunks}/maths.bbbbbb.js`]: '',
    [`${chunks}/posing.bbbbbb.js`]: '',
    [`${chunks}/6000.bbbbbb.js`]: '',
  })
  expect(kept.map((path) => path.slice(chunks.length + 1))).toEqual([
    '4713.bbbbbb.js',
    '5000.bbbbbb.js',
    'main-aaaaaa.js',
    'maths.bbbbbb.js',
    'posing.bbbbbb.js',
    'webpack-aaaaaa.js',
  ])
})

test('the script of a thread beside the page is kept, and what it loads by its own table of names', () => {
  const kept = keptOf({
    'index.html': `<script src="/${chunks}/main-aaaaaa.js"></script><script src="/${chunks}/webpack-aaaaaa.js"></script>`,
    [`${chunks}/webpack-aaaaaa.js`]: 'a.u=e=>({712:"posing"}[e]||e)',
    [`${chunks}/main-aaaaaa.js`]: 'new Worker(n.tu(new URL(n.p+n.u(1963),n.b)))',
    [`${chunks}/1963.bbbbbb.js`]: 'c.u=e=>({9178:"asking",7232:"recognisers-circles"}[e]||e);c.e(9178),c.e(712)',
    [`${chunks}/asking.bbbbbb.js`]: 'c.e(7232)',
    [`${chunks}/recognisers-circles.bbbbbb.js`]: '',
    [`${chunks}/posing.bbbbbb.js`]: '',
    [`${chunks}/solutions-told.bbbbbb.js`]: '',
  })
  expect(kept.map((path) => path.slice(chunks.length + 1))).toEqual([
    '1963.bbbbbb.js',
    'asking.bbbbbb.js',
    'main-aaaaaa.js',
    'posing.bbbbbb.js',
    'recognisers-circles.bbbbbb.js',
    'webpack-aaaaaa.js',
  ])
})
