export { QrPicture } from './QrPicture.tsx';
