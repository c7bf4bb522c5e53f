// Stands for MUI's own theme (15 kB) in remotes.
export default {};
