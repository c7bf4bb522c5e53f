export { CaptionedVideo } from './CaptionedVideo.tsx';
