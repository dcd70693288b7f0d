/**
 * An inline script that must run first: where the browser blocks session storage, it installs a memory
 * fallback, because the router reads session storage without a try block.
 */
export const sessionStorageFallback = `try{sessionStorage.getItem("")}catch(e){(function(m){Object.defineProperty(window,"sessionStorage",{configurable:true,value:{getItem:function(k){return Object.hasOwn(m,k)?m[k]:null},setItem:function(k,v){m[k]=String(v)},removeItem:function(k){delete m[k]}}})})({})}`
