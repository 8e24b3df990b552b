/** Those of old browsers (noModule) stay: no browser that the site is made for asks for them. */
const early = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Lets the page be painted before its scripts and fonts are asked for: on a slow network they would share the line with the words, and on
 * a slow phone be at work before these are seen. A few lines at the end of the page ask for them after the first frame, or, where none
 * is drawn (a tab in the background), after a second. The page's data are there before the scripts that read them are run. Engines with
 * Trusted Types are told by a policy of its own that the addresses are ours.
 * @throws when the page has no scripts of the expected form.
 */
export function withLateScripts(html: string, fonts: string, data: string): string {
  const scripts = [...new Set(Array.from(html.matchAll(early), ([, address = '']) => address))]
  if (scripts.length === 0) throw new Error('no scripts found to put behind the first paint')
  const [first = ''] = scripts
  const ours = first.slice(0, first.indexOf('/static/') + '/static/'.length)
  const ask = `(function(scripts,asked){
var policy=window.trustedTypes&&trustedTypes.createPolicy('first-view',{createScriptURL:function(s){if(s.indexOf(${JSON.stringify(ours)}))throw TypeError(s);return s}});
function ask(){if(asked)return;asked=true;
function add(tag,values){var e=document.createElement(tag);Object.keys(values).forEach(function(k){e.setAttribute(k,policy&&k=='src'?policy.createScriptURL(values[k]):values[k])});return document.head.appendChild(e)}
add('link',{rel:'stylesheet',href:${JSON.stringify(fonts)}});
scripts.forEach(function(s){add('link',{rel:'preload',as:'script',href:s})});
add('script',{src:${JSON.stringify(data)}}).onload=function(){
scripts.forEach(function(s){add('script',{src:s,async:''})})}}
requestAnimationFrame(function(){setTimeout(ask)});setTimeout(ask,1000)})(${JSON.stringify(scripts)},false)`
    .split('\n')
    .join('')
  return html.replaceAll(early, '').replaceAll(preload, '').replace('</body>', `<script>${ask}</script></body>`)
}
