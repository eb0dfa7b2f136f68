import { el } from './dom.ts';

const count = 26;

/** A short rain of coins for a large win. */
export function rainCoins(stage: HTMLElement): void {
  const rain = el('div', { class: 'rain', 'aria-hidden': 'true' });
  for (let index = 0; index < count; index += 1) {
    const coin = el('i', { class: 'coin' });
    coin.style.left = `${(index * 61) % 100}%`;
    rain.append(coin);
    const turns = 2 + (index % 3);
    coin.animate(
      [{ transform: 'translateY(-12vh) rotateY(0)' }, { transform: `translateY(112vh) rotateY(${turns * 360}deg)` }],
      {
        duration: 1500 + ((index * 137) % 900),
        delay: (index * 83) % 700,
        easing: 'cubic-bezier(.3,.1,.7,1)',
        fill: 'both',
      },
    );
  }
  stage.append(rain);
  setTimeout(() => rain.remove(), 3300);
}
