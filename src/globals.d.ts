/** True in the development build alone; replaced by the build. */
declare const __DEVELOPMENT__: boolean;

interface Window {
  /** Set once the app listens; the boot script of index.html keeps the button that was tapped before. */
  mareStarted?: true;
  /** A tap that waits to be made. */
  mareTap?: HTMLElement;
}
