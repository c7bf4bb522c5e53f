export { saveAddress, saveFile } from './save-file.ts';
