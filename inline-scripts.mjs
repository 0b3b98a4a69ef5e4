// The two scripts that stand in every page (components/layout/document.tsx). security-headers.mjs names them by their hashes.

/**
 * Before the first paint: the remembered theme, and a mark on what is pressed before its script has come. After it: the
 * scripts, the page's own module among them, of which the body says the address. Fetched earlier they share a narrow line
 * with what is painted; a page that nobody sees yet need not wait, and three seconds are enough for a browser that
 * does not say when it paints.
 *
 * Last, what is done when one of our scripts does not come, lost on the way or gone with an older deployment: the page is
 * loaded anew, once a session. After that, or when a browser cannot read its module, the page shows what it says without
 * scripts; island.browser.tsx takes that away.
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
addEventListener('error',({target,filename})=>{
const say=()=>{for(const words of document.querySelectorAll('noscript'))words.outerHTML='<div data-unscripted>'+words.textContent+'</div>'};
if(filename)return/_next/.test(filename)&&document.querySelector('[data-props]')&&say();
if(target.tagName!=='SCRIPT'||!target.src.startsWith(location.origin))return;
try{if(navigator.onLine&&!sessionStorage.renewed){sessionStorage.renewed=1;return location.reload()}}catch{}
if(target.type)say()
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
