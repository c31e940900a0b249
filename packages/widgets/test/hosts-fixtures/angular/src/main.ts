import '@glow/widgets/standalone/glow-instant-style';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'shop-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <glow-instant-style api-base="http://127.0.0.1:8711" [strings]="strings" (glow-look)="show($event)" />
    <p id="look">{{ look() }}</p>
  `,
})
class Shop {
  readonly strings = { styleMe: 'Go' };
  readonly look = signal('');

  show(event: HTMLElementEventMap['glow-look']): void {
    this.look.set(event.detail.outfit.name);
  }
}

await bootstrapApplication(Shop);
