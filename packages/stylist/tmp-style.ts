import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { composeLooks } from './src/compose/compose-looks.ts';
import { drawOutfit } from './src/draw/draw-outfit.ts';
import { vibePicture } from './src/catalogue/vibe-pictures.ts';
import { BODY_SHAPES, STYLES, WEATHER_TAGS, VIBES } from '@glow/api';
const out=process.argv[2]!; const W=230,H=307,C=10; const comps:any[]=[]; let i=0;
const specs = process.argv[3]==='vibes' ? VIBES.map(vibePicture) : STYLES.flatMap(style=>WEATHER_TAGS.flatMap(weather=>BODY_SHAPES.flatMap((bodyShape,k)=>composeLooks({style,weather,bodyShape},{count:1,seed:900+k}))));
for (const s of specs) { console.log(i, s.name, s.items.map(x=>x.garment+'/'+x.cloth.name).join(' '), s.scene.name); comps.push({input:new Resvg(drawOutfit(s),{fitTo:{mode:'width',value:W}}).render().asPng(),left:(i%C)*(W+4),top:Math.floor(i/C)*(H+4)}); i++; }
await sharp({create:{width:C*(W+4),height:Math.ceil(i/C)*(H+4),channels:3,background:'#fff'}}).composite(comps).png().toFile(out);
