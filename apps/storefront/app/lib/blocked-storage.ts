/**
 * Runs before anything else on a page: where the browser blocks session storage, a memory takes its
 * place, because the router reads it without asking whether it may.
 */
export const unblockStorage = `try{sessionStorage.getItem("")}catch(e){(function(m){Object.defineProperty(window,"sessionStorage",{configurable:true,value:{getItem:function(k){return Object.hasOwn(m,k)?m[k]:null},setItem:function(k,v){m[k]=String(v)},removeItem:function(k){delete m[k]}}})})({})}`
