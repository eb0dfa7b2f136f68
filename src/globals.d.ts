/** True only in the development build; replaced by the build. */
declare const __DEVELOPMENT__: boolean;
