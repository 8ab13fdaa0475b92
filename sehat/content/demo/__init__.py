"""Demo pages: real medical structure, invented people. The texts are the JSON files beside this one."""
