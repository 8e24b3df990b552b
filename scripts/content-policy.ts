/**
 * Gives every built page a strict content policy: only our own files, and of the scripts and styles inside the page only those that the
 * build put there, by their hashes; text becomes markup or script through the named policies alone.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScript, inlineStyle } from './inline-parts'

const site = process.argv[2] ?? 'out'
const script = /<script(?![^>]*\stype="application\/ld\+json")/

/** Ours (components/ui/trusted.ts, scripts/first-view/late-scripts.ts) and that of webpack, which loads files of the build. */
const trustedTypes = ['cbse-math-tutor', 'first-view', 'nextjs#bundler']

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
for (const page of pages) {
  const path = join(site, page)
  const html = readFileSync(path, 'utf8')
  if (!html.includes('<head>')) throw new Error(`${path}: no <head> to put the content policy into`)
  writeFileSync(
    path,
    html.replace(
      '<head>',
      `<head><meta http-equiv="Content-Security-Policy" content="${policy(scriptsOf(html), sourcesOf(html, inlineStyle))}"/>`,
    ),
  )
}
console.log(`Content policy written into ${pages.length} pages`)

function scriptsOf(html: string): string {
  if (!script.test(html)) return "'none'"
  return sourcesOf(html, inlineScript)
}

function sourcesOf(html: string, inline: RegExp): string {
  const hashes = new Set(Array.from(html.matchAll(inline), ([, code = '']) => hashOf(code)))
  return ["'self'", ...hashes].join(' ')
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

function policy(scripts: string, styles: string): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${scripts === "'none'" ? "'none'" : trustedTypes.join(' ')}`,
  ].join('; ')
}
