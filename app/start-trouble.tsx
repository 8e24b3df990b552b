import { HtmlBlock } from '@/components/ui/html'
import { basePath } from '@/components/ui/base-path'

/**
 * What a page says that does not come alive: its buttons would look so, and do nothing. Without scripts at once; where a script does not
 * arrive, or breaks before the page answers, or nothing comes of it for long, by a few lines that stand in the page itself. The first of
 * them leads the link of a teacher's set to the page that shows it: this one need not know of sets.
 */
const patience = 20_000
/** Where a script begins and never ends, the page never has loaded: after this long, in milliseconds. */
const longest = 60_000
const watch = `(function(d,r,q){
if(/[?&]set=/.test(q))return location.replace('set/'+q);
var t=d.getElementById('start-trouble'),a=function(){return r.dataset.alive!==undefined},
s=function(){if(!a())t.hidden=false};
addEventListener('error',function(e){var f=e.target;if(!f||f===window||f.tagName==='SCRIPT')setTimeout(s,2000)},true);
addEventListener('load',function(){setTimeout(s,${patience})});setTimeout(s,${longest});
new MutationObserver(function(_,o){if(a()){t.hidden=true;o.disconnect()}}).observe(r,{attributes:true})
})(document,document.documentElement,location.search)`
  .split('\n')
  .join('')

export function StartTrouble() {
  return (
    <>
      <noscript>
        <p className="start-trouble">
          Without JavaScript, which is off in this browser, only the{' '}
          <a className="text-link underline" href={`${basePath}/lessons/real-numbers/`}>
            lessons
          </a>{' '}
          can be read.
        </p>
      </noscript>
      <HtmlBlock
        html={`<p id="start-trouble" class="start-trouble" role="alert" hidden>The page could not start. <a class="text-link underline" href="">Load it again</a></p><script>${watch}</script>`}
      />
    </>
  )
}
