export type Sound = {
  on: boolean;
  spin: () => void;
  stop: (reel: number) => void;
  win: (times: number) => void;
  quiet: () => void;
};

/** A few synthesised notes; nothing sounds, and no audio is opened, until the player turns it on. */
export function createSound(on: boolean): Sound {
  let audio: AudioContext | undefined;
  const note = (
    frequency: number,
    at: number,
    length: number,
    type: OscillatorType,
    volume: number,
    slideTo = frequency,
  ): void => {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
    const start = audio.currentTime + at;
    const oscillator = new OscillatorNode(audio, { type, frequency });
    oscillator.frequency.exponentialRampToValueAtTime(slideTo, start + length);
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  };
  return {
    on,
    spin() {
      if (this.on) note(160, 0, 0.35, 'triangle', 0.12, 420);
    },
    stop(reel) {
      if (this.on) note(190 + reel * 14, 0, 0.12, 'sine', 0.2, 80);
    },
    win(times) {
      if (!this.on) return;
      const scale = [523.25, 659.25, 783.99, 1046.5, 1318.5, 1568];
      for (const [index, tone] of scale.slice(0, times >= 5 ? 6 : 4).entries())
        note(tone, index * 0.09, 0.4, 'triangle', 0.14);
    },
    quiet() {
      void audio?.close().catch(() => undefined);
      audio = undefined;
    },
  };
}
