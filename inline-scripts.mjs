// Two scripts of every page. security-headers.mjs allows them by their hashes.

/**
 * Before the first paint: the theme, the state of an order and the visitor's number, where this browser keeps them, and a mark on
 * buttons pressed too early. After it, or three seconds later where browsers report none: the page's
 * scripts. If a script fails, the page reloads once a session, then shows its noscript texts, until
 * island.browser.tsx removes them.
 */
export const firstScript = `try{const t=localStorage.theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}
const order=()=>{
const{style,dataset}=document.documentElement;
let news={};
try{news=JSON.parse(localStorage['order-news'])??{}}catch{}
const said=Date.now()<news.until?news.text:news.then;
if(said)dataset.order='';else delete dataset.order;
style.setProperty('--order',JSON.stringify(said??''));
style.setProperty('--order-part',news.part)
};
order();
const yours=()=>{
const{style,dataset}=document.documentElement;
let own={};
try{own=JSON.parse(sessionStorage.yours)??{}}catch{}
if(!own.root)return delete dataset.root;
dataset.root=own.root;
for(const name of ['light','dark','plate'])style.setProperty('--yours-'+name,own[name])
};
yours();
for(const type of ['yours','pageshow'])addEventListener(type,yours);
for(const type of ['storage','pageshow'])addEventListener(type,order);
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

/** Pages about one visitor (`paths` of lib/site.ts), and files. */
const leftAlone = ['/checkout*', '/orderreceived*', '/api/*', '/*.*'];

/** Browsers may prerender a page when a pointer rests on its link. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: leftAlone } }] },
      eagerness: 'moderate',
    },
  ],
});
