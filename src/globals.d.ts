/** True in the development build alone; replaced by the build. */
declare const __DEVELOPMENT__: boolean;
