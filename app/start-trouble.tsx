import { HtmlBlock } from '@/components/ui/html'
import { basePath } from '@/components/ui/base-path'

/**
 * What a page says that does not come alive: its buttons would look so, and do nothing. Without scripts at once; where a script does not
 * arrive, or breaks before the page answers, or nothing comes of it for long, by a few lines that stand in the page itself. The first of
 * them leads the link of a teacher's set to the page that shows it: this one need not know of sets.
 */
const patience = 20_000
const watch = `(function(d){
if(/[?&]set=/.test(location.search))return location.replace('set/'+location.search);
var t=d.getElementById('start-trouble'),alive=function(){return d.documentElement.dataset.alive!==undefined},
say=function(){if(!alive())t.hidden=false};
addEventListener('error',function(e){var s=e.target;if(!s||s===window||s.tagName==='SCRIPT')setTimeout(say,2000)},true);
addEventListener('load',function(){setTimeout(say,${patience})});
new MutationObserver(function(_,o){if(alive()){t.hidden=true;o.disconnect()}}).observe(d.documentElement,{attributes:true})
})(document)`
  .split('\n')
  .join('')

export function StartTrouble() {
  return (
    <>
      <noscript>
        <p className="start-trouble">
          Practice, papers and the assistant need JavaScript, which is off in this browser. The lessons can be{' '}
          <a className="text-link underline" href={`${basePath}/lessons/real-numbers/`}>
            read without it
          </a>
          .
        </p>
      </noscript>
      <HtmlBlock
        html={`<p id="start-trouble" class="start-trouble" role="alert" hidden>The page could not start: a part of it did not arrive. <a class="text-link underline" href="">Load it again</a></p><script>${watch}</script>`}
      />
    </>
  )
}
