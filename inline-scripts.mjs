// The two scripts that stand in every page (components/layout/document.tsx). security-headers.mjs names them by their hashes.

/**
 * Before the first paint: the remembered theme, and a mark on what is pressed before its script has come. After it: the
 * scripts, the page's own module among them, of which the body says the address. Fetched earlier they share a narrow line
 * with what is painted; a page that nobody sees yet need not wait, and three seconds are enough for a browser that
 * does not say when it paints.
 *
 * Last, what is done when a script does not come. It is asked for again after one second, two, four and so on, and when
 * the connection is back.
 * From the third time on, or when a browser cannot read it, the page shows what it says without scripts; island.browser.tsx
 * takes that away. One of an older deployment is gone for good: the page is loaded anew, once a session.
 */
export const firstScript = `try{const t=localStorage.theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}
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

/** Pages that are about one visitor (`paths` of lib/site.ts), and what is no page. */
const leftAlone = ['/checkout*', '/orderreceived*', '/api/*', '/*.*'];

/**
 * When a finger or a pointer rests on a link the browser may draw its page, so that it stands at once.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: leftAlone } }] },
      eagerness: 'moderate',
    },
  ],
});
