/**
 * Lets the start page be painted before its scripts are asked for: on a slow network they would share the line with the words, and on a
 * slow phone run before these are seen. A few lines at the end of the page ask for them after the first frame, or, where none is drawn
 * (a tab in the background), after a second.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const page = 'out/index.html'
/** Those of old browsers (noModule) stay: no browser that the site is made for asks for them. */
const early = /<script src="([^"]+)" async=""(?: id="[^"]*")?><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*\/>/g

const html = readFileSync(page, 'utf8')
const scripts = [...new Set(Array.from(html.matchAll(early), ([, address = '']) => address))]
if (scripts.length === 0) throw new Error(`${page}: no scripts found to put behind the first paint`)
const ask = `(function(asked){
function ask(){if(asked)return;asked=true;
${JSON.stringify(scripts)}.forEach(function(address){var s=document.createElement('script');s.async=true;s.setAttribute('src',address);document.head.appendChild(s)})}
requestAnimationFrame(function(){setTimeout(ask)});setTimeout(ask,1000)})(false)`
  .split('\n')
  .join('')
writeFileSync(
  page,
  html.replaceAll(early, '').replaceAll(preload, '').replace('</body>', `<script>${ask}</script></body>`),
)
console.log(`${scripts.length} scripts come after the first paint`)
