import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { starterCatalogue } from './src/catalogue/starter-catalogue.ts';
import { drawOutfit } from './src/draw/draw-outfit.ts';
const [,, out, vibe, from='0', to='24', cols='8', w='230'] = process.argv;
const looks = starterCatalogue().filter(l => vibe==='all' || l.vibe===vibe).slice(Number(from), Number(to));
const W=Number(w), H=Math.round(W*4/3), C=Number(cols);
const comps:any[]=[]; 
for (const [i,l] of looks.entries()) { try { const png=new Resvg(drawOutfit(l.spec),{fitTo:{mode:'width',value:W}}).render().asPng(); comps.push({input:png,left:(i%C)*(W+4),top:Math.floor(i/C)*(H+4)}); } catch(e) { console.log('FAIL', l.spec.name, String(e).slice(0,200), (e as Error).stack?.split('\n')[1]); } console.log(i, l.vibe, l.spec.name, '|', l.spec.figure.bodyShape, l.spec.figure.pose, l.spec.items.map(x=>x.garment+(x.cloth.name)).join(' '), l.spec.scene.name); }
await sharp({create:{width:C*(W+4),height:Math.ceil(looks.length/C)*(H+4),channels:3,background:'#fff'}}).composite(comps).png().toFile(out);
