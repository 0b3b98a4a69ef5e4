import type { ReactNode } from 'react';
import { paths } from '@/lib/site';

/**
 * Before the first paint: the remembered theme, and a mark on what is pressed before its script has come. After it: the
 * scripts, the page's own module among them, of which the body says the address. Fetched earlier they share a narrow line
 * with what is painted; a page that nobody sees yet need not wait, and three seconds are enough for a browser that
 * does not say when it paints.
 *
 * Last, what is done when a script does not come. It is asked for again after one second, two, four and so on, and when
 * the connection is back.
 * From the third time on, or when a browser cannot read it, the page shows what it says without scripts; island.browser.tsx
 * takes that away. One of an older deployment is gone for good: the page is loaded anew, once a session. The hash of this
 * in the policy is constant.
 */
const firstScript = `try{const t=localStorage.theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}
for(const type of ['click','change'])addEventListener(type,({target})=>target.closest?.('[data-props] :is(button:not([action] *),select),[data-search],[data-copy],[data-theme-set]')?.setAttribute('data-early',''),true);
addEventListener('DOMContentLoaded',()=>{
let come=()=>{
come=()=>{};
for(const[type,src]of[['','/site.js'],['module',document.body.dataset.module]])if(src)document.body.append(Object.assign(document.createElement('script'),{type,src,fetchPriority:'low'}))
};
if(document.hidden||document.prerendering)return come();
new PerformanceObserver(()=>come()).observe({type:'paint',buffered:true});
setTimeout(()=>come(),3e3)
});
addEventListener('error',async({target,filename})=>{
const say=()=>{for(const words of document.querySelectorAll('noscript'))words.outerHTML='<div data-unscripted>'+words.textContent+'</div>'};
if(filename)return/_next/.test(filename)&&document.querySelector('[data-props]')&&say();
if(target.tagName!=='SCRIPT')return;
const again=document.createElement('script'),times=+(target.dataset.times??0);
const ask=()=>document.head.append(again);
Object.assign(again,{type:target.type,src:target.src.split('?')[0]+'?'+(times+1)}).dataset.times=times+1;
setTimeout(ask,Math.min(1e3*2**times,6e4));
addEventListener('online',ask);
if(times>1)say();
try{
const{status}=await fetch(target.src,{method:'HEAD',cache:'no-store'});
if(status===404&&!sessionStorage.renewed){sessionStorage.renewed=1;location.reload()}
}catch{}
},true)`;

/** Pages that are about one visitor, and what is no page. */
const leftAlone = [`${paths.checkout}*`, `${paths.orderReceived}*`, '/api/*', '/*.*'];

/**
 * When a finger or a pointer rests on a link the browser may draw its page, so that it stands at once. The hash of
 * this in the policy is constant.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: leftAlone } }] },
      eagerness: 'moderate',
    },
  ],
});

type DocumentProps = {
  className: string;
  /** Whether it says that it was opened: public/count.js. */
  counted?: boolean;
  children: ReactNode;
};

/**
 * The document around every page. `data-keep` marks the scripts that the build's last step leaves in it: all others
 * are the framework's and go.
 */
export function Document({ className, counted, children }: DocumentProps) {
  return (
    <html
      lang="en-IN"
      className={className}
      data-count={counted ? 'yes' : undefined}
      suppressHydrationWarning
    >
      <head>
        <script data-keep="" dangerouslySetInnerHTML={{ __html: firstScript }} />
        <script
          data-keep=""
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
