import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from './run'

/** Builds a page with one heading, on the same Next.js, React and settings; gives the folder of the built site, which goes with this process. */
export async function buildBarePage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-page-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'app'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "bare-page", "private": true, "type": "module" }')
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { output: 'export', turbopack: { root: ${JSON.stringify(resolve('/'))} } }`,
  )
  writeFileSync(
    join(folder, 'app/layout.js'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  )
  writeFileSync(join(folder, 'app/page.js'), 'export default function Page() { return <h1>Hello</h1> }')
  const code = await run('npx', ['next', 'build', folder])
  if (code !== 0) throw new Error('The bare page could not be built')
  return join(folder, 'out')
}
